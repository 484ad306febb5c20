// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QStringList>
#include <optional>
#include <stop_token>
#include <vector>

#include "chess/setup.h"
#include "trainer/round.h"

namespace store {

/// A round as it is saved.
struct KeptRound {
    trainer::Round round;
    /// The time when it began, in milliseconds, unique among the rounds; null if unknown.
    QDateTime begun = {};
    /// The arrangement on the set-up board, if that replaced the round.
    std::optional<chess::Setup> setUp = {};
    bool isExercise = false; ///< a round of practice rather than a game
};

/// The result of reading a saved round.
struct KeptRoundReading {
    /// The round; `nullopt` if it does not exist or cannot be read.
    std::optional<KeptRound> kept;
    /// The path of a file that cannot be read, to be set aside; empty if all went well.
    QString unreadable;
    /// True if that file cannot be read because a later version wrote it.
    bool isNewer = false;
};

/// The size of the saved rounds in bytes, which tells how long reading them takes.
qint64 sizeOfKeptRounds();

/// Reads the round that was being played. If its file is not exactly one complete, legal game of this
/// program, the copy that is safe from power cuts is read instead. Changes no file. If stopped, ends soon
/// with an incomplete result, even if the disk does not respond.
KeptRoundReading readKeptRound(const std::stop_token& stop = {});

/// A round as PGN text for saving.
QByteArray toText(const KeptRound& round);
/// The same, without copying a round into a `KeptRound`.
QByteArray toText(const trainer::Round& round, const QDateTime& begun,
                  const std::optional<chess::Setup>& setUp, bool isExercise);
/// Parses the text of a saved round; `nullopt` if it is not valid.
std::optional<KeptRound> keptRoundOf(const QByteArray& text);

/// Saves the text of a running round atomically; soon after, a copy that is safe from power cuts holds it
/// too. True on success.
bool writeKeptRound(const QByteArray& text);
/// The path of that copy; what `DiskThread` reports about it concerns the round.
QString keptRoundCopy();

/// Stops writing the copies of the rounds, also those that failed.
void cancelKeptRoundCopies();

/// The result of reading the earlier games.
struct EarlierRoundsReading {
    std::vector<KeptRound> rounds;
    /// The path of a file that cannot be read completely, to be set aside; empty if all went well.
    QString unreadable;
};

/// Reads the earlier games, oldest first, in the same way as `readKeptRound`.
EarlierRoundsReading readEarlierRounds(const std::stop_token& stop = {});
/// Saves the concatenated texts of the earlier games, in the same way as `writeKeptRound`.
bool writeEarlierRounds(const QByteArray& texts);

/// Sets aside all saved rounds unread.
///
/// @return their new paths
QStringList setKeptRoundsAside();

} // namespace store
