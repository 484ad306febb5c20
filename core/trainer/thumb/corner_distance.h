// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Bishop and knight mate in a corner of the bishop's colour, so this is the lone king's distance from the
// mating area: the steps along ranks and files to the nearer of the two right corners.
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

/// The Manhattan distance, 0 … 7, of a king to the nearest corner of the bishop's square colour
/// (chessprogramming.org, "KBNK Endgame", corner distance by Gerd Isenberg).
///
/// The published trick is correct for all 64 × 64 squares: an odd sum of file and rank, which means a light
/// square as a1 is dark, flips the king's file, so that a dark bishop gets a1 and h8 and a light one a8 and
/// h1. The page prints both tables without labelling them; in its own numbering, a1 first, the left one
/// belongs to the dark bishop. Numbering from a8 swaps both bishops and corners, and the trick remains
/// correct. In C it multiplies beyond the range of int for every bishop except on a1 and b1, which is
/// undefined behaviour; this version takes the same bit from an unsigned product.
constexpr int corner_distance(chess::Square bishop, chess::Square king)
{
    // Bit 3 of 9b = 8b + b is the sum of the lowest bits of rank and file: 1 if file + rank is odd.
    const unsigned mirror = 0U - (9U * static_cast<unsigned>(bishop) >> 3U & 1U);
    const unsigned square = static_cast<unsigned>(king);
    const unsigned steps = (square >> 3U) + ((square ^ mirror) & 7U);
    // Beyond 7 the other corner is nearer: 14 - steps, which is (15 ^ steps) - 1.
    const unsigned beyond = steps >> 3U;
    return static_cast<int>((15U * beyond ^ steps) - beyond);
}

} // namespace trainer::thumb
