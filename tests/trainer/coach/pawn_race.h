// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The race of a pawn and a king, played out move by move.

#include <algorithm>

#include "chess/attacks.h"
#include "chess/bitboard.h"
#include "chess/piece.h"
#include "chess/square.h"

namespace trainer::coach {

/// True if a pawn that runs alone is not caught by a king that has the move, or has not.
inline bool runs_through(chess::Square pawn, chess::Color side, chess::Square king, bool is_kings_turn)
{
    const int rank = relative_rank(pawn, side);
    if (is_kings_turn) {
        const chess::Bitboard ways = chess::king_attacks(king) - chess::pawn_attacks(side, pawn);
        return !ways.contains(pawn) && std::ranges::all_of(ways, [&](chess::Square step) {
            return rank == 7 || runs_through(pawn, side, step, false);
        });
    }
    const int up = side == chess::Color::white ? 1 : -1;
    const auto ahead = offset(pawn, 0, up);
    if (rank == 1 && ahead != king && offset(pawn, 0, 2 * up) != king &&
        runs_through(*offset(pawn, 0, 2 * up), side, king, true))
        return true;
    return ahead != king && runs_through(*ahead, side, king, true);
}

} // namespace trainer::coach
