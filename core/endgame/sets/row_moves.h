// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Moves over whole slices. A slice holds the placements of one pair of kings (placement.h) and, if there are
// three other pieces, one square of the third: 64 words for the squares of the first of the other two, or a
// single word if there is only one; each word holds the 64 squares of the last piece. The kings and the third
// piece are its walls, that is its blockers.
//
// The last piece moves by a fill within its words, with the pieces of the other dimensions as blockers; the
// squares in a word are alternatives and do not block each other. The first piece moves by carrying whole
// words along its lines, losing on the way the placements with the last piece on a square just passed.
//
// A capture is a move into a placement in which two pieces share a square: the piece that has just arrived
// captured the other. So un-moves start from such placements as from any other, but do not pass through them;
// pawns reach such squares by capturing diagonally.

#include <array>
#include <cstddef>
#include <span>

#include "chess/bitboard.h"
#include "chess/square.h"
#include "endgame/material.h"
#include "endgame/sets/numbers.h"
#include "endgame/sets/placement.h"

namespace endgame::sets {

/// The words of a slice: `row_length` of them, or a single word if there is only one other piece; or all
/// words of a row, slice by slice.
using Row = std::span<Word>;
using ConstRow = std::span<const Word>;

inline constexpr std::size_t row_length = 64;

/// The number of words in a slice of an ending.
inline std::size_t length_of(const Material& material)
{
    return material.pieces().size() >= 2 ? row_length : 1;
}

/// Scratch memory for the words of one slice.
using RowWords = std::array<Word, row_length>;

/// A row and up to eight others, one for each move of a king.
class CommonRows {
public:
    explicit CommonRows(ConstRow row) { starts_.fill(row.data()); }

    void add(ConstRow other) { starts_[count_++] = other.data(); }

    /// The starts of the rows; missing ones are filled with the row itself.
    const std::array<const Word*, 9>& starts() const { return starts_; }

private:
    std::array<const Word*, 9> starts_;
    std::size_t count_ = 0;
};

/// common = the intersection of all rows; returns true if it is not empty.
bool intersection(const CommonRows& rows, Row common);
/// row |= other
void unite(Row row, ConstRow other);
/// row &= other; returns true if the result is not empty.
bool intersect(Row row, ConstRow other);
/// row &= ~other
void subtract(Row row, ConstRow other);
/// row = ~row
void complement(Row row);
/// row &= possible & ~settled, then settled |= row; returns true if the new row is not empty.
bool settle(Row row, ConstRow possible, Row settled);
/// to = the image of `from` under a symmetry; the rows must not overlap.
void reflect(ConstRow from, Row to, Symmetry symmetry);
bool is_empty(ConstRow row);
/// The number of placements in a row.
std::size_t size_of(ConstRow row);

/// row |= other, for whole slices, except where the first or the last piece is on one of the occupied
/// squares.
void unite_unless(Row row, ConstRow other, chess::Bitboard occupied);
/// row &= other, except where the first or the last piece is on one of the occupied squares; returns true if
/// the result is not empty.
bool intersect_unless(Row row, ConstRow other, chess::Bitboard occupied);
/// row |= other, for whole slices, only where the first or the last piece is on the square.
void unite_where(Row row, ConstRow other, chess::Square occupied);
/// row &= other, only where the first or the last piece is on the square; returns true if the result is not
/// empty.
bool intersect_where(Row row, ConstRow other, chess::Square occupied);

/// The free squares of the last piece for each word of a slice: none if the first piece is on a wall, and
/// otherwise those that are neither walls nor walls for the last piece alone.
RowWords open_squares(chess::Bitboard walls, std::size_t length, chess::Bitboard walls_of_last = {});

/// Adds to `from` every placement from which a move of the first piece leads into `to`, and possibly some in
/// which pieces share a square; pawn double steps are not included. `open` is the `open_squares` of the
/// slice.
void add_moves_of_first(Piece piece, ConstRow to, ConstRow open, Row from);

/// Adds the same for the last piece.
void add_moves_of_last(Piece piece, ConstRow to, ConstRow open, Row from);

/// Adds to `from` every placement from which a pawn double step of the first piece leads into `to`.
void add_double_steps_of_first(Side side, ConstRow to, ConstRow open, Row from);

/// Adds the same for the last piece.
void add_double_steps_of_last(Side side, ConstRow to, ConstRow open, Row from);

/// Adds to `from` every placement from which a move of one of a side's pieces, one or two, leads into `to`,
/// or a pawn double step into `to_by_double_step`.
void add_moves(std::span<const Piece> pieces, Side side, chess::Bitboard walls, ConstRow to,
               ConstRow to_by_double_step, Row from);

} // namespace endgame::sets
