// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QTemporaryDir>
#include <optional>

#include "chess/move.h"
#include "chess/position.h"

namespace window {

/// What a move sounds like.
enum class Sound { move, capture, check, mate };

/// The sound of a legal move.
Sound soundOf(const chess::Position& before, chess::Move move);

/// A sound as a WAV file, made by this program: mono, 16 bits, 44,100 samples a second.
QByteArray waveOf(Sound sound);

/// Plays the sounds of moves by the player of the system's sound server, so that no library for sounds is
/// needed; does nothing where there is none.
class MoveSounds {
public:
    /// True if the system has such a player.
    static bool canBeHeard();
    void play(Sound sound);

private:
    std::optional<QTemporaryDir> folder_; ///< holds the files of the sounds played so far, if any
};

} // namespace window
