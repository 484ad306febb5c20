// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Moves of the third piece, whose square is the number of the slice: he carries whole slices along his lines,
// and loses on the way the placements with another piece on a square just passed.

#include <cassert>

#include "chess/attacks.h"
#include "chess/bitboard.h"
#include "chess/square.h"
#include "endgame/piece_attacks.h"

namespace endgame::sets {

/// A way of a piece between two squares, either being the one it comes from.
struct Way {
    /// The other square.
    chess::Square square;
    /// The squares that must be empty beside the kings': those between, and where a pawn steps to.
    chess::Bitboard empty;
    enum class Kind { move, pawn_capture, double_step };
    Kind kind = Kind::move;
};

/// Calls the action with each way of a piece to a square or from it, `walls` being the kings. An action that
/// returns false ends the walk.
template <typename Action>
void for_each_way_from(Piece piece, chess::Square from, chess::Bitboard walls, Action action)
{
    using chess::Square;
    if (piece.role != chess::Role::pawn) {
        for (const Square to : attacks(piece, from, walls) - walls) {
            if (!action(Way{to, chess::between(from, to)}))
                return;
        }
        return;
    }
    const int up = piece.side == Side::attacker ? 1 : -1;
    for (const Square to : attacks(piece, from, walls) - walls) {
        if (!action(Way{to, {}, Way::Kind::pawn_capture}))
            return;
    }
    const auto step = chess::offset(from, 0, up);
    if (!step || walls.contains(*step) || !action(Way{*step, chess::Bitboard{*step}}))
        return;
    const auto second = chess::offset(from, 0, 2 * up);
    if (rank_of(from) == (up > 0 ? 1 : 6) && !walls.contains(*second))
        action(Way{*second, chess::Bitboard{*step, *second}, Way::Kind::double_step});
}

/// The same with each way that leads to a square.
template <typename Action>
void for_each_way_to(Piece piece, chess::Square to, chess::Bitboard walls, Action action)
{
    using chess::Square;
    if (piece.role != chess::Role::pawn)
        return for_each_way_from(piece, to, walls, action);
    const int up = piece.side == Side::attacker ? 1 : -1;
    for (const Square from : attackers(piece, to, walls) - walls)
        action(Way{from, {}, Way::Kind::pawn_capture});
    const auto step = chess::offset(to, 0, -up);
    if (!step || walls.contains(*step))
        return;
    action(Way{*step, chess::Bitboard{to}});
    const auto start = chess::offset(to, 0, -2 * up);
    if (rank_of(to) == (up > 0 ? 3 : 4) && !walls.contains(*start))
        action(Way{*start, chess::Bitboard{*step, to}, Way::Kind::double_step});
}

} // namespace endgame::sets
