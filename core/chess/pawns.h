// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Passed pawns, and those among them that outrun the opposing king ("outside passers": Gerd Isenberg,
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

/// True if there are pawns and no other pieces except the kings.
bool is_pawn_ending(const Board& board);

/// The square on which a pawn of a side promotes.
Square promotion_square(Square pawn, Color side);

/// The squares ahead of a pawn, up to its promotion square.
///
/// @pre the pawn is not on the promotion square
Bitboard path_of_pawn(Square pawn, Color side);

/// The passed pawns of a side: no pawn of either side is ahead on the same file, and no opposing pawn is
/// ahead on an adjacent file.
///
/// So the rear pawn of a doubled pair is not passed, a pawn next to an opposing pawn may be, a pawn attacked
/// by a pawn is not, and a pawn on the seventh rank always is.
Bitboard passed_pawns(const Board& board, Color side);

/// The square of a pawn: a king on one of these squares catches the pawn without help, with the pawn to move.
///
/// A king outside the square that is to move catches the pawn if it can step into the square; this accounts
/// for the tempo. A pawn on its second rank has the square of a pawn on the third, because the double step
/// takes it as far as two single ones.
///
/// @pre the pawn is not on the first or eighth rank
Bitboard square_of_pawn(Square pawn, Color side);

/// The squares from which a pawn of a side reaches its last rank before the opposing king, without help, can
/// stop it.
Bitboard outside(Color side, Square opposing_king, Color turn);

/// The passed pawns of a side that outrun the opposing king. Other pieces are ignored; they may block the
/// pawns.
///
/// @pre the other side has a king
Bitboard outside_passed_pawns(const Board& board, Color side, Color turn);

/// Those of them whose path is free: nothing but a piece other than the king can stop them.
Bitboard runaway_pawns(const Board& board, Color side, Color turn);

} // namespace chess
