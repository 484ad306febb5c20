// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <optional>

#include "trainer/round.h"

namespace store {

/// What was found of a kept round.
struct KeptRoundReading {
    /// The round; nothing if there is none, or none that can be read.
    std::optional<trainer::Round> round;
    /// Where a file that cannot be read was put; empty if there was no trouble.
    QString setAsideAs;
    /// Whether that file cannot be read because a later version wrote it.
    bool isNewer = false;
};

/// Reads the round that was being played. A file that is not one whole, legal game of ours is set aside.
KeptRoundReading readKeptRound();

/// A round as the PGN text that is kept.
QByteArray toText(const trainer::Round& round);

/// Keeps the text of a running round: afterwards the file holds either this one whole or the one before.
/// Whether it worked.
bool writeKeptRound(const QByteArray& text);

} // namespace store
