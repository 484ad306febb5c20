// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/autoplay.h"

#include "session/trainer_session.h"

namespace window {

Autoplay::Autoplay(session::TrainerSession& session, QObject* parent) : QObject{parent}, session_{session}
{
    setRest(std::chrono::seconds{1});
    connect(&rest_, &QTimer::timeout, this, [this] { session_.goToPly(session_.replay()->ply + 1); });
    connect(&session_, &session::TrainerSession::changed, this, &Autoplay::stopIfOver);
}

void Autoplay::toggle()
{
    if (isRunning())
        return stop();
    if (session_.replay()->is_at_end())
        session_.goToPly(0);
    rest_.start();
    emit changed();
}

void Autoplay::stopIfOver()
{
    const trainer::Replay* replay = session_.replay();
    if (isRunning() && (replay == nullptr || replay->is_at_end()))
        stop();
}

void Autoplay::stop()
{
    rest_.stop();
    emit changed();
}

} // namespace window
