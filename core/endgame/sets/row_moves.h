// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Moves over whole slices: a slice holds the placements of one pair of kings (placement.h), with a third
// piece on one square if there is one: 64 words for the squares of the first of the other two, or a single
// word if there is only one, and each word 64 squares of the last piece. Kings and third piece are its walls.
//
// The last piece moves by a flood within its words, the pieces of the other dimensions being walls; squares
// in a word do not block each other, they are alternatives. The first piece moves by carrying whole words
// along his lines, and loses on the way the placements with the last piece on the square just passed.
//
// A capture is a move that leads to where two pieces share a square: what has just come took the other. So
// moves start from such placements as from any other, but go past none; and pawns, coming from them, go
// aslant.

#include <array>
#include <cstddef>
#include <span>

#include "chess/bitboard.h"
#include "chess/square.h"
#include "endgame/material.h"
#include "endgame/sets/numbers.h"
#include "endgame/sets/placement.h"

namespace endgame::sets {

/// The words of a slice: `row_length` of them, or one where there is only one piece beside the kings; or all
/// those of a row, slice by slice.
using Row = std::span<Word>;
using ConstRow = std::span<const Word>;

inline constexpr std::size_t row_length = 64;

/// The number of words in a slice of an ending.
inline std::size_t length_of(const Material& material)
{
    return material.pieces().size() >= 2 ? row_length : 1;
}

/// A slice's worth of words to work with.
using RowWords = std::array<Word, row_length>;

/// A row, and up to eight others, one for each move of a king.
class CommonRows {
public:
    explicit CommonRows(ConstRow row) { starts_.fill(row.data()); }

    void add(ConstRow other) { starts_[count_++] = other.data(); }

    /// Where each begins; the row itself stands for those that are missing too.
    const std::array<const Word*, 9>& starts() const { return starts_; }

private:
    std::array<const Word*, 9> starts_;
    std::size_t count_ = 0;
};

/// common = what is in all of the rows; returns whether that is anything.
bool intersection(const CommonRows& rows, Row common);
/// row |= other
void unite(Row row, ConstRow other);
/// row &= other; returns whether anything is left.
bool intersect(Row row, ConstRow other);
/// row &= ~other
void subtract(Row row, ConstRow other);
/// row = ~row
void complement(Row row);
/// row &= possible, without what is in `settled` and comes to be there; returns whether anything is left.
bool settle(Row row, ConstRow possible, Row settled);
/// to = from, seen in a symmetry; not the same row.
void reflect(ConstRow from, Row to, Symmetry symmetry);
bool is_empty(ConstRow row);
/// The number of placements in a row.
std::size_t size_of(ConstRow row);

/// row |= other, of whole slices, except where the first or the last piece stands on one of some squares.
void unite_unless(Row row, ConstRow other, chess::Bitboard occupied);
/// row &= other, except there; returns whether anything is left.
bool intersect_unless(Row row, ConstRow other, chess::Bitboard occupied);
/// row |= other, of whole slices, where the first or the last piece stands on a square.
void unite_where(Row row, ConstRow other, chess::Square occupied);
/// row &= other, there only; returns whether anything is left.
bool intersect_where(Row row, ConstRow other, chess::Square occupied);

/// For each word of a slice, the squares that are free for the last piece: none where the first piece would
/// stand on a wall, and none that are walls for the last alone.
RowWords open_squares(chess::Bitboard walls, std::size_t length, chess::Bitboard walls_of_last = {});

/// Adds to `from` every placement from which a move of the first piece leads into `to`, and maybe some in
/// which pieces share a square; no double steps of pawns. `open` is the `open_squares` of the slice.
void add_moves_of_first(Piece piece, ConstRow to, ConstRow open, Row from);

/// The same for the last piece.
void add_moves_of_last(Piece piece, ConstRow to, ConstRow open, Row from);

/// Adds to `from` every placement from which a double step of the first piece, a pawn, leads into `to`.
void add_double_steps_of_first(Side side, ConstRow to, ConstRow open, Row from);

/// The same for the last piece.
void add_double_steps_of_last(Side side, ConstRow to, ConstRow open, Row from);

/// The same for a side's pieces, one or two, of a slice; double steps of pawns lead into a set of their own.
void add_moves(std::span<const Piece> pieces, Side side, chess::Bitboard walls, ConstRow to,
               ConstRow to_by_double_step, Row from);

} // namespace endgame::sets
