// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/round_keeper.h"

namespace store {

RoundKeeper::RoundKeeper(session::TrainerSession& session, QObject* parent)
    : QObject{parent}
    , session_{session}
{
    // Several changes at once are written once, as soon as the program has a moment.
    timer_.setSingleShot(true);
    timer_.setInterval(0);
    connect(&timer_, &QTimer::timeout, this, &RoundKeeper::keep);
    connect(&session, &session::TrainerSession::changed, this, [this] { timer_.start(); });
}

void RoundKeeper::keep()
{
    const QByteArray game = toText(session_.round());
    if (game == kept_)
        return;
    if (writeKeptRound(game)) {
        kept_ = game;
        isFailing_ = false;
    } else if (!std::exchange(isFailing_, true)) {
        emit failed();
    }
}

} // namespace store
