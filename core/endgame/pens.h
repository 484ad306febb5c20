// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The pen of the lone king against bishop and knight: the smallest of the regions around the right corners in
// which he can be held for ever. It shrinks on the way to mate, and however he plays it need never grow.
//
// The regions are told by a picture: a number for each square of a quarter of the board, a1 being a corner
// of the bishop's colour; the symmetries that leave such corners where they are tell the others. Region c
// is all squares with a number up to c. Of `usual_regions`, whose numbers are the steps along files and ranks
// to the nearest right corner, and two for every step from the edge:
//
//      4           12 13               Region 5, bishop on dark squares:   # # # . . . . #
//      3         8  9 10 11                                                # . . . . . . #
//      2      4  5  6  7  8  9                                             . . . . . # # #
//      1   0  1  2  3  4  5  6  7          (and so around h8)              ...
//          a  b  c  d  e  f  g  h

#include <array>
#include <cstdint>
#include <optional>

#include "chess/bitboard.h"
#include "chess/position.h"
#include "chess/square.h"
#include "endgame/sets/distance_planes.h"
#include "endgame/sets/numbers.h"
#include "endgame/sets/placement.h"

namespace endgame {

/// The numbers of a1 … h1, b2 … g2, c3 … f3, d4 and e4.
using RegionPicture = std::array<std::uint8_t, 20>;

inline constexpr RegionPicture usual_regions{
    0, 1, 2, 3, 4, 5, 6, 7, 4, 5, 6, 7, 8, 9, 8, 9, 10, 11, 12, 13,
};

/// The steps along files and ranks to the nearest right corner alone: Delétang's triangles.
inline constexpr RegionPicture triangles{
    0, 1, 2, 3, 4, 5, 6, 7, 2, 3, 4, 5, 6, 7, 4, 5, 6, 7, 6, 7,
};

/// The number of a square in a picture, for a bishop on dark squares or on light ones.
int region_of(const RegionPicture& picture, chess::Square square, bool is_bishop_dark);

/// The squares of region `size`.
chess::Bitboard region(const RegionPicture& picture, int size, bool is_bishop_dark);

/// The pens of all positions with bishop and knight against the bare king.
class Pens {
public:
    /// Finds them by a game of safety over sets, in memory, within some hundredths of a second: what the king
    /// can leave falls out, region by region from the largest to the smallest, until nothing more does.
    static Pens solve(const RegionPicture& picture = usual_regions);

    /// The number of the smallest region in which the lone king can be held for ever, where he stands and on
    /// all squares he ever goes to; nothing in other endings, and if not even a piece can be held or
    /// stalemate be avoided. Checkmate holds him where he is.
    std::optional<int> of(const chess::Position& position) const;

    /// The squares of the knight where the pen is a region up to `largest`, with the attacker to move.
    ///
    /// @pre the kings are folded
    sets::Word within(int largest, sets::Kings kings, chess::Square bishop) const;

    /// The squares of the knight where there is a pen at all, with the attacker to move: the won positions.
    ///
    /// @pre the kings are folded
    sets::Word won(sets::Kings kings, chess::Square bishop) const;

private:
    friend class PenSolver;
    Pens();

    sets::Numbers of_attacker(sets::Kings kings, chess::Square bishop) const;

    /// One more than the pen; 0 where there is none.
    std::array<sets::DistancePlanes, 2> planes_;
};

} // namespace endgame
