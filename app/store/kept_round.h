// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QStringList>
#include <optional>
#include <vector>

#include "chess/setup.h"
#include "trainer/round.h"

namespace store {

/// A round as it is kept.
struct KeptRound {
    trainer::Round round;
    /// When it began, in milliseconds; no two rounds have the same. Null if nobody knows.
    QDateTime begun = {};
    /// What stood on the set-up board, if that was in the round's place.
    std::optional<chess::Setup> setUp = {};
};

/// What was found of a kept round.
struct KeptRoundReading {
    /// The round; nothing if there is none, or none that can be read.
    std::optional<KeptRound> kept;
    /// Where a file that cannot be read was put; empty if there was no trouble.
    QString setAsideAs;
    /// Whether that file cannot be read because a later version wrote it.
    bool isNewer = false;
};

/// Reads the round that was being played. A file that is not one whole, legal game of ours is set aside, and
/// the copy that is safe from a power cut is read in its place.
KeptRoundReading readKeptRound();

/// A round as the PGN text that is kept.
QByteArray toText(const KeptRound& round);
/// The same of a round that need not be copied into one that is kept.
QByteArray toText(const trainer::Round& round, const QDateTime& begun,
                  const std::optional<chess::Setup>& setUp);
/// The round that a kept text tells; nothing if it tells none.
std::optional<KeptRound> keptRoundOf(const QByteArray& text);

/// Keeps the text of a running round: afterwards the file holds either this one whole or the one before, and
/// soon a copy does that is safe from a power cut. Whether it worked.
bool writeKeptRound(const QByteArray& text);
/// That copy: what `DiskThread` tells of it is told of the round.
QString keptRoundCopy();

/// What was found of the rounds before.
struct EarlierRoundsReading {
    std::vector<KeptRound> rounds;
    /// Where a file that cannot be read whole was put; empty if there was no trouble.
    QString setAsideAs;
};

/// Reads the rounds before, the oldest first, as `readKeptRound` reads the running one.
EarlierRoundsReading readEarlierRounds();
/// Keeps the texts of the rounds before, one behind the other, as `writeKeptRound` keeps the running one.
bool writeEarlierRounds(const QByteArray& texts);

/// Puts all kept rounds aside unread.
///
/// @return where they are now
QStringList setKeptRoundsAside();

} // namespace store
