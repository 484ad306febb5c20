// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <cstdint>
#include <optional>
#include <set>

#include "trainer/game.h"
#include "trainer_session.h"

namespace app {

/// A running game as it is kept from one start of the program to the next.
struct SavedGame {
    trainer::Game game;
    Seat seat;
    std::optional<std::uint64_t> seed;
    /// The nodes whose moves the program played for the user.
    std::set<trainer::Game::NodeId> finished = {};
};

/// What was found of a kept game.
struct SavedGameReading {
    /// The game; nothing if there is none, or none that can be read.
    std::optional<SavedGame> saved;
    /// Where a file that cannot be read was put; empty if there was no trouble.
    QString setAsideAs;
};

/// Reads the kept game. A file that is no whole, legal game is set aside.
SavedGameReading readSavedGame();

/// A game as the text that is kept.
QByteArray toText(const SavedGame& saved);

/// Keeps the text of a running game: afterwards the file holds either this one whole or the one before.
/// Whether it worked.
bool writeSavedGame(const QByteArray& text);

/// Moves a file out of the way, to a name with the time in it; returns that name.
QString setAside(const QString& path);

} // namespace app
