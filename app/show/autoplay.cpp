// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/autoplay.h"

#include "show/coach.h"

namespace show {
namespace {

using session::Mode;
using session::TrainerSession;
using namespace std::chrono_literals;

/// The time needed to read the comment of a page on the current position.
std::chrono::milliseconds timeToRead(const TrainerSession& session)
{
    if (session.mode() != Mode::play)
        return 0ms;
    const trainer::Game& game = session.round().game();
    constexpr auto perLetter = 50ms;
    return perLetter * static_cast<int>(game.tree().annotations(game.current()).after.text.size());
}

} // namespace

Autoplay::Autoplay(TrainerSession& session, Walk& walk, QObject* parent)
    : QObject{parent}
    , session_{session}
    , walk_{walk}
{
    connect(&timer_, &QTimer::timeout, this, [this] { walk_.go(Walk::Step::forward); });
    connect(&session_, &TrainerSession::changed, this, &Autoplay::follow);
    connect(&session_, &TrainerSession::begun, this, [this] {
        if (isRunning())
            stop();
    });
}

void Autoplay::setRest(std::chrono::milliseconds rest)
{
    rest_ = rest;
    if (isRunning())
        restHere();
}

/// Pauses on the current position, longer if there is a comment to read.
void Autoplay::restHere()
{
    constexpr int timesForStage = 3;
    restFor((beginsStage(session_) ? timesForStage * rest_ : rest_) + timeToRead(session_));
}

void Autoplay::restFor(std::chrono::milliseconds time)
{
    mode_ = session_.mode();
    ply_ = walk_.at();
    timer_.start(time);
}

void Autoplay::toggle()
{
    if (isRunning())
        return stop();
    if (!walk_.canGo(Walk::Step::forward))
        walk_.go(Walk::Step::first);
    // What is on the board has been read.
    restFor(rest_);
    emit changed();
}

void Autoplay::follow()
{
    if (!isRunning())
        return;
    if (session_.mode() != mode_ || !walk_.canGo(Walk::Step::forward))
        stop();
    else if (walk_.at() != ply_)
        restHere();
}

void Autoplay::stop()
{
    timer_.stop();
    emit changed();
}

} // namespace show
