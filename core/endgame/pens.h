// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The pen of the lone king against bishop and knight: the smallest of the regions around the right corners in
// which it can be held for ever. The pen shrinks on the way to mate, and against any defence it never has to
// grow.
//
// A picture defines the regions: a number for each square of a quarter of the board, a1 being a corner of the
// bishop's colour; symmetry gives the other squares. Region c contains all squares with a number up to c. For
// `usual_regions` the number is the steps along files and ranks to the nearest right corner, plus two for
// every step from the edge:
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

/// Only the steps along files and ranks to the nearest right corner: Delétang's triangles.
inline constexpr RegionPicture triangles{
    0, 1, 2, 3, 4, 5, 6, 7, 2, 3, 4, 5, 6, 7, 4, 5, 6, 7, 6, 7,
};

/// The number of a square in a picture, for a dark-squared or light-squared bishop.
int region_of(const RegionPicture& picture, chess::Square square, bool is_bishop_dark);

/// The squares of region `size`.
chess::Bitboard region(const RegionPicture& picture, int size, bool is_bishop_dark);

/// The pens of all positions with bishop and knight against the bare king.
class Pens {
public:
    /// Solves the pens as a safety game over sets, in memory, in some hundredths of a second: from the
    /// largest region to the smallest, positions from which the king can escape are removed until a fixed
    /// point is reached.
    static Pens solve(const RegionPicture& picture = usual_regions);

    /// The number of the smallest region in which the lone king can be held for ever, including its present
    /// square. `nullopt` in other endings, and if the attacker cannot avoid losing a piece or giving
    /// stalemate. A checkmated king is held on its square.
    std::optional<int> of(const chess::Position& position) const;

    /// The squares of the knight for which the pen is a region up to `largest`, with the attacker to move.
    ///
    /// @pre the kings are canonical
    sets::Word within(int largest, sets::Kings kings, chess::Square bishop) const;

    /// The squares of the knight for which there is any pen, with the attacker to move: the won positions.
    ///
    /// @pre the kings are canonical
    sets::Word won(sets::Kings kings, chess::Square bishop) const;

private:
    friend class PenSolver;
    Pens();

    sets::Numbers of_attacker(sets::Kings kings, chess::Square bishop) const;

    /// The pen plus one; 0 without a pen.
    std::array<sets::DistancePlanes, 2> planes_;
};

} // namespace endgame
