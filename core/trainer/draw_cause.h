// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "chess/bitboard.h"
#include "chess/move.h"
#include "chess/piece.h"
#include "chess/position.h"
#include "endgame/tablebase.h"

namespace trainer {

/// Why best play only draws a position with bishop and knight.
struct DrawCause {
    enum class Kind {
        dead_position, ///< There is nothing left to mate with.
        stalemate,     ///< The lone king has no move.
        man_hangs,     ///< The lone king takes `man` at once.
        fork,          ///< The lone king attacks both men, now or after his next moves, and takes one.
        man_trapped,   ///< The lone king wins `man` by force.
    };

    Kind kind;
    /// The man that falls; of two that hang or are forked, either.
    std::optional<chess::Role> man;
    /// How it happens, from the position on: ends with the capture or the stalemate.
    std::vector<chess::Move> line;
};

/// Why a covered position is drawn; nothing if it is not drawn or not covered.
///
/// The line is the shortest one the lone king can force, against the longest delay.
std::optional<DrawCause> draw_cause(const endgame::Tablebase& tablebase, const chess::Position& position);

} // namespace trainer
