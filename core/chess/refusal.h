// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "chess/move.h"
#include "chess/position.h"

namespace chess {

/// Why a move cannot be played.
struct Refusal {
    enum class Kind {
        no_piece,    ///< Nothing stands there.
        not_to_move, ///< The piece is the other side's.
        unreachable, ///< The piece does not go there, or has nowhere to go.
        king_falls,  ///< Afterwards `attacker` would take the king on `king`.
    };

    Kind kind;
    std::optional<Square> attacker = std::nullopt;
    std::optional<Square> king = std::nullopt;

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

/// Why the piece on `from` may not go to `to`.
///
/// @pre no move from there to there is legal
Refusal refusal_of(const Position& position, Square from, Square to);

/// Why the piece on a square may not move at all.
///
/// @pre no move from there is legal
Refusal refusal_of(const Position& position, Square from);

} // namespace chess
