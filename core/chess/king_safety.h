// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Safety is asked from the king outward: look from his square along the bishop's lines to the first
// piece, then along the rook's, then at the knight's eight squares, at the neighbours and at the pawns'
// two. Whoever stands there and moves that way attacks him.
//
//      \ | /       b: the bishop's lines        n . n
//      - K -       r: the rook's lines         n . . . n
//      / | \       p: a pawn's two squares      . . K . .

#include "chess/bitboard.h"
#include "chess/board.h"
#include "chess/piece.h"
#include "chess/square.h"

namespace chess {

/// The pieces of `by` that attack a square, with `occupied` as the pieces that stand in the way.
Bitboard attackers(const Board& board, Square square, Color by, Bitboard occupied);

/// Whether no piece of `by` attacks a square; the first attacker met ends the question.
bool is_safe(const Board& board, Square square, Color by, Bitboard occupied);

/// What one look from the king outward finds.
struct KingSafety {
    /// The pieces that give check.
    Bitboard checkers;
    /// The king's own pieces that alone stand between him and a long-range attacker.
    Bitboard pinned;
};

/// One look outward from the king of `side`.
///
/// @pre the side has exactly one king
KingSafety king_safety(const Board& board, Color side);

} // namespace chess
