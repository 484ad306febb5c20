// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Safety is determined from the king outward: along the bishop's lines to the first piece, along the rook's
// lines, on the knight's eight squares, on the adjacent squares and on the two squares of pawns. A piece
// found there that moves in that way attacks the king.
//
//      \ | /       b: the bishop's lines        n . n
//      - K -       r: the rook's lines         n . . . n
//      / | \       p: a pawn's two squares      . . K . .

#include "chess/bitboard.h"
#include "chess/board.h"
#include "chess/piece.h"
#include "chess/square.h"

namespace chess {

/// The pieces of `by` that attack a square, with `occupied` as the blockers.
Bitboard attackers(const Board& board, Square square, Color by, Bitboard occupied);

/// True if no piece of `by` attacks a square; stops at the first attacker.
bool is_safe(const Board& board, Square square, Color by, Bitboard occupied);

/// The checkers and pinned pieces of a king.
struct KingSafety {
    /// The pieces that give check.
    Bitboard checkers;
    /// The pieces that are the only ones between their own king and an opposing slider.
    Bitboard pinned;
};

/// Finds the checkers and pinned pieces of the king of `side`.
///
/// @pre the side has exactly one king
KingSafety king_safety(const Board& board, Color side);

} // namespace chess
