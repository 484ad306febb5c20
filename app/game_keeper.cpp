// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_keeper.h"

namespace app {

GameKeeper::GameKeeper(TrainerSession& session, QObject* parent) : QObject{parent}, session_{session}
{
    // Several changes at once are written once, as soon as the program has a moment.
    timer_.setSingleShot(true);
    timer_.setInterval(0);
    connect(&timer_, &QTimer::timeout, this, &GameKeeper::keep);
    connect(&session, &TrainerSession::changed, this, [this] { timer_.start(); });
}

void GameKeeper::keep()
{
    const QByteArray game = toText({session_.game(), session_.seat(), session_.seed(), session_.finished()});
    if (game == kept_)
        return;
    if (writeSavedGame(game)) {
        kept_ = game;
        isFailing_ = false;
    } else if (!std::exchange(isFailing_, true)) {
        emit failed();
    }
}

} // namespace app
