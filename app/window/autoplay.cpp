// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/autoplay.h"

#include "session/trainer_session.h"
#include "show/coach.h"

namespace window {

Autoplay::Autoplay(session::TrainerSession& session, QObject* parent) : QObject{parent}, session_{session}
{
    connect(&timer_, &QTimer::timeout, this, [this] { session_.goToPly(session_.replay()->ply + 1); });
    connect(&session_, &session::TrainerSession::changed, this, &Autoplay::follow);
}

void Autoplay::setRest(std::chrono::milliseconds rest)
{
    rest_ = rest;
    if (isRunning())
        restHere();
}

/// Rests on the position on the board, longer where there is an aim to read.
void Autoplay::restHere()
{
    constexpr int timesForStage = 3;
    ply_ = session_.replay()->ply;
    timer_.start(show::beginsStage(session_) ? timesForStage * rest_ : rest_);
}

void Autoplay::toggle()
{
    if (isRunning())
        return stop();
    if (session_.replay()->is_at_end())
        session_.goToPly(0);
    restHere();
    emit changed();
}

void Autoplay::follow()
{
    const trainer::Replay* replay = session_.replay();
    if (!isRunning())
        return;
    if (replay == nullptr || replay->is_at_end())
        stop();
    else if (replay->ply != ply_)
        restHere();
}

void Autoplay::stop()
{
    timer_.stop();
    emit changed();
}

} // namespace window
