// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Passed pawns, and those among them that outrun the other king ("outside passers": Gerd Isenberg,
// Computer Chess Club, 14 April 2003).
//
//      8  . . . . q . . .        A king inside the square of the pawn catches it, with the pawn to move.
//      7  . # # # # # # #        The square lies on both sides of the pawn, from its rank on, and is
//      6  . # # # # # # #        as wide as it is high.
//      5  . # # # P # # #

#include "chess/bitboard.h"
#include "chess/board.h"
#include "chess/piece.h"
#include "chess/square.h"

namespace chess {

/// True if there are pawns and no other pieces beside the kings.
bool is_pawn_ending(const Board& board);

/// The square on which a pawn of a side promotes.
Square promotion_square(Square pawn, Color side);

/// The squares ahead of a pawn, up to its promotion square.
///
/// @pre the pawn is not on the promotion square
Bitboard path_of_pawn(Square pawn, Color side);

/// The pawns of a side that no pawn can stop any more: no pawn of either side is ahead on its file, and
/// none of the other side ahead on a neighbouring file.
///
/// So the hinder one of doubled pawns is not passed, one beside an opposing pawn may be, one that a
/// pawn attacks is not, and one on the seventh rank always is.
Bitboard passed_pawns(const Board& board, Color side);

/// The square of a pawn: from here the opposing king, alone, catches it when the pawn is to move.
///
/// A king outside who is to move himself catches it if he can step into the square; that is how the tempo
/// enters. A pawn on its second rank has the square of a pawn on the third, since the double step
/// takes it as far as the two single ones.
///
/// @pre the pawn is not on the first or eighth rank
Bitboard square_of_pawn(Square pawn, Color side);

/// The squares from which a pawn of a side reaches its last rank before the opposing king, alone, can
/// stop it.
Bitboard outside(Color side, Square opposing_king, Color turn);

/// The passed pawns of a side that outrun the other king. Other pieces are not asked; the pawns' way may be
/// blocked.
///
/// @pre the other side has a king
Bitboard outside_passed_pawns(const Board& board, Color side, Color turn);

} // namespace chess
