// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Bishop and knight mate in a corner of the bishop's colour, so this is how far the lone king is from
// the end: the steps along ranks and files to the nearer of its two right corners.
//
//      bishop on dark squares      bishop on light squares
//      7 6 5 4 3 2 1 0   8         0 1 2 3 4 5 6 7
//      6 7 6 5 4 3 2 1             1 2 3 4 5 6 7 6
//            ...                         ...
//      1 2 3 4 5 6 7 6             6 7 6 5 4 3 2 1
//      0 1 2 3 4 5 6 7   1         7 6 5 4 3 2 1 0
//      a             h             a             h

#include "chess/square.h"

namespace trainer::thumb {

/// The Manhattan distance, 0 … 7, of a king to the nearest corner of the colour of a bishop's square
/// (chessprogramming.org, "KBNK Endgame", corner distance by Gerd Isenberg).
///
/// The published trick is right on all 64 × 64 squares: an odd sum of file and rank, a light square as
/// a1 is dark, mirrors the king's file, so that a dark bishop gets a1 and h8 and a light one a8 and h1.
/// The page prints both tables without saying which is whose; in its own numbering, a1 first, the left
/// one is the dark bishop's. Numbering from a8 swaps both, bishops and corners, and the trick stays right.
/// As C it multiplies past the range of int for every bishop but those on a1 and b1, which is undefined;
/// the same bit is here taken from an unsigned product.
constexpr int corner_distance(chess::Square bishop, chess::Square king)
{
    // 9b = 8b + b has in its bit 3 the lowest bits of rank and file added: 1 if their sum is odd.
    const unsigned mirror = 0U - (9U * static_cast<unsigned>(bishop) >> 3U & 1U);
    const unsigned square = static_cast<unsigned>(king);
    const unsigned steps = (square >> 3U) + ((square ^ mirror) & 7U);
    // Beyond 7 the other corner is nearer: 14 - steps, which is (15 ^ steps) - 1.
    const unsigned beyond = steps >> 3U;
    return static_cast<int>((15U * beyond ^ steps) - beyond);
}

} // namespace trainer::thumb
