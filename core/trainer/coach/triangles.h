// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Delétang's triangles on a board: the squares behind a diagonal that the lone king can reach, and the pieces
// that confine it. Three set-ups for the corner a8 (Delétang, "Mat avec le fou et le cavalier", La Stratégie,
// 1923); *: the squares left to the king.
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
// A square is left to the king if `Facts::cage` contains it, so a closed triangle contains the whole cage.

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
    /// The squares behind the diagonal that are left to the lone king; all of them if it stands elsewhere.
    chess::Bitboard squares;
    /// True if the lone king stands behind the diagonal.
    bool holds_king;
    /// The squares through which the king can escape.
    chess::Bitboard holes;
    /// The pieces that close the other ways out: each square is assigned to the bishop if it covers it,
    /// otherwise to the knight, otherwise to the king.
    std::vector<Plug> plugs;

    bool is_closed() const { return holds_king && holes.empty(); }
};

/// The triangles before each of the right corners that are nearest to the lone king, the largest first; empty
/// in other endings.
std::vector<Triangle> triangles(const chess::Board& board);

} // namespace trainer::coach
