// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Moves over whole rows: a row holds the placements of one pair of kings (placement.h), 64 words for the
// squares of the first piece or a single word if there is none, and each word 64 squares of the last piece.
//
// The last piece moves by a flood within its words, the pieces of the other dimensions being walls; squares
// in a word do not block each other, they are alternatives. The first piece moves by carrying whole words
// along his lines, and loses on the way the placements with the last piece on the square just passed.

#include <array>
#include <cstddef>
#include <span>

#include "chess/square.h"
#include "endgame/material.h"
#include "endgame/sets/numbers.h"
#include "endgame/sets/placement.h"

namespace endgame::sets {

/// The words of a row: `row_length` of them, or one where there is only one piece beside the kings.
using Row = std::span<Word>;
using ConstRow = std::span<const Word>;

inline constexpr std::size_t row_length = 64;

/// The number of words in a row of an ending.
inline std::size_t length_of(const Material& material)
{
    return material.pieces().size() == 2 ? row_length : 1;
}

/// A row's worth of words to work with.
using RowWords = std::array<Word, row_length>;

/// row |= other
void unite(Row row, ConstRow other);
/// row &= other
void intersect(Row row, ConstRow other);
/// row &= ~other
void subtract(Row row, ConstRow other);
bool is_empty(ConstRow row);

/// For each word of a row, the squares that are free for the last piece: none where the first piece would
/// stand on a king.
RowWords open_squares(Kings kings, std::size_t length);

/// Adds to `from` every placement from which a move of the first piece leads into `to`; no captures, no
/// double steps of pawns. `open` is the `open_squares` of the row.
void add_moves_of_first(Piece piece, ConstRow to, ConstRow open, Row from);

/// The same for the last piece.
void add_moves_of_last(Piece piece, ConstRow to, ConstRow open, Row from);

/// Adds to `from` every placement from which a double step of the first piece, a pawn, leads into `to`.
void add_double_steps_of_first(Side side, ConstRow to, ConstRow open, Row from);

/// The same for the last piece.
void add_double_steps_of_last(Side side, ConstRow to, ConstRow open, Row from);

/// Adds to `from` every placement of a row from which a move of a side's pieces beside the king leads into
/// `to`, or a double step of a pawn into the set of its own; no captures.
void add_moves(const Material& material, Side side, Kings kings, ConstRow to, ConstRow to_by_double_step,
               Row from);

} // namespace endgame::sets
