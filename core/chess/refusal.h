// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "chess/move.h"
#include "chess/position.h"

namespace chess {

/// The reason that a move cannot be played.
struct Refusal {
    enum class Kind {
        no_piece,    ///< The square is empty.
        not_to_move, ///< The piece belongs to the side that is not to move.
        unreachable, ///< The piece does not move there, or has no moves at all.
        king_falls,  ///< The king on `king` would be left in check from `attacker`.
    };

    Kind kind;
    std::optional<Square> attacker = std::nullopt;
    std::optional<Square> king = std::nullopt;

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

/// The reason that the piece on `from` may not move to `to`.
///
/// @pre no move from `from` to `to` is legal
Refusal refusal_of(const Position& position, Square from, Square to);

/// The reason that the piece on a square may not move at all.
///
/// @pre no move from the square is legal
Refusal refusal_of(const Position& position, Square from);

} // namespace chess
