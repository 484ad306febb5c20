// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Delétang's triangles as they stand on a board: where the lone king can go behind a diagonal, and which
// piece keeps him in. Three set-ups for the corner a8 (Delétang, "Mat avec le fou et le cavalier", La
// Stratégie, 1923); *: the squares left to him.
//
//      8  * * * * * * . .      8  * * * . B . . .      8  * * B . . . . .
//      7  * * * * . . . .      7  * k * . K . . .      7  k . . K . . . .
//      6  * * * . . . . .      6  * * . . . . . .      6  . . . . . . . .
//      5  * * k . . N . .      5  * . . . . . . .      5  . . . . . . . .
//      4  . * . . . . . .      4  . . . . . . . .      4  N . . . . . . .
//      3  * B . . . . . .      3  . . . N . . . .
//      2  . . K . . . . .
//         large: 18 squares       middle: 9               small: 3
//
// A square is left to him if `Facts::cage` has it, so that a closed triangle holds the whole cage.

#include <vector>

#include "chess/bitboard.h"
#include "chess/board.h"
#include "chess/piece.h"

namespace trainer::coach {

/// The triangles by their size.
enum class TriangleSize { large, middle, small };

/// The squares beside a triangle that a piece denies the lone king.
struct Plug {
    chess::Role piece;
    chess::Bitboard squares;

    friend bool operator==(const Plug&, const Plug&) = default;
};

/// A triangle before a right corner.
struct Triangle {
    TriangleSize size;
    /// The diagonal that bounds it: of seven, five or three squares.
    chess::Bitboard diagonal;
    /// The squares behind the diagonal that are left to him; all of them if he stands elsewhere.
    chess::Bitboard squares;
    /// True if he stands behind the diagonal.
    bool holds_king;
    /// The squares by which he can leave.
    chess::Bitboard holes;
    /// The pieces that close the other ways out: the bishop what it covers, the knight what is left, then the
    /// king.
    std::vector<Plug> plugs;

    bool is_closed() const { return holds_king && holes.empty(); }
};

/// The triangles before each of the right corners that are nearest to the lone king, the largest first; none
/// in other endings.
std::vector<Triangle> triangles(const chess::Board& board);

} // namespace trainer::coach
