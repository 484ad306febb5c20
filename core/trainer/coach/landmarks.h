// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The textbook squares on the way to the mate with bishop and knight, for the right corners that are nearest
// to the lone king: one, or two if both are equally near.
//
//      8  . . . . . . . .      7, 5, 3: Delétang's triangles, for a dark-squared bishop and the corner a1.
//      7  7 . . . . . . .      They confine the king; see stage.h.
//      6  . 7 . . . . . .
//      5  5 . 7 . . . . .      8  . . . . . . . .      #: the knight's way in the form of a W, for a
//      4  . 5 . 7 . . . .      7  . # . # . # . .      bishop on light squares, the corner a8 and a king
//      3  3 . 5 . 7 . . .      6  . . . . . . . .      driven along the eighth rank.
//      2  . 3 . 5 . 7 . .      5  . . # . # . . .
//      1  . . 3 . 5 . 7 .         a b c d e f g h

#include <array>
#include <optional>
#include <vector>

#include "chess/bitboard.h"
#include "chess/board.h"
#include "chess/square.h"

namespace trainer::coach {

/// The steps from the diagonal of each of Delétang's triangles to its corner, the largest first.
inline constexpr std::array net_steps{6, 4, 2};

/// The right corners with the fewest steps to the lone king; empty in other endings.
chess::Bitboard nearest_right_corners(const chess::Board& board);

/// The diagonal in front of a corner, some steps from it.
chess::Bitboard diagonal_before(chess::Square corner, int away);

/// The steps from a right corner to the nearest diagonal of Delétang's triangles that a square lies on and a
/// king stands behind; `nullopt` if no such diagonal exists.
std::optional<int> diagonal_held(chess::Square bishop, chess::Square king, chess::Bitboard right_corners);

/// The knight's ways along the edges on which the king may be driven to the nearest right corners, each with
/// its five squares in order: towards a8 along the eighth rank f7, e5, d7, c5 and b7. Empty in other endings.
std::vector<std::array<chess::Square, 5>> w_ways(const chess::Board& board);
/// The squares of these ways.
chess::Bitboard w_squares(const chess::Board& board);

} // namespace trainer::coach
