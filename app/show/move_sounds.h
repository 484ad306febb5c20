// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QTemporaryDir>
#include <optional>

#include "chess/move.h"
#include "chess/position.h"

namespace show {

/// The kinds of move sounds.
enum class Sound { move, capture, check, mate };

/// The sound of a legal move.
Sound soundOf(const chess::Position& before, chess::Move move);

/// Synthesizes a sound as a WAV file: mono, 16 bits, 44,100 samples per second.
QByteArray waveOf(Sound sound);

/// Plays move sounds with the command-line player of the system's sound server, so that no audio library is
/// required; without a player, does not play them.
class MoveSounds {
public:
    /// True if the system has such a player.
    static bool canBeHeard();
    void play(Sound sound);

private:
    std::optional<QTemporaryDir> folder_; ///< holds the files of the sounds played so far, if any
};

} // namespace show
