// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Moves of the third piece, whose square is the index of the slice: it carries whole slices along its lines,
// losing on the way the placements with another piece on a square just passed.

#include <cassert>

#include "chess/attacks.h"
#include "chess/bitboard.h"
#include "chess/square.h"
#include "endgame/piece_attacks.h"

namespace endgame::sets {

/// A move or un-move of a piece; `square` is its other end.
struct Way {
    /// The destination of a move, or the origin of an un-move.
    chess::Square square;
    /// The squares, apart from those of the kings, that must be empty: those in between and the destination
    /// of a pawn move.
    chess::Bitboard empty;
    enum class Kind { move, pawn_capture, double_step };
    Kind kind = Kind::move;
};

/// Calls the action with each move of a piece from a square, `walls` being the kings. Stops if the action
/// returns false.
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

/// Calls the action with each move of a piece that leads to a square.
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
