// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "chess/attacks.h"
#include "chess/bitboard.h"
#include "chess/square.h"
#include "endgame/sets/page_allocator.h"
#include "endgame/sets/placement.h"
#include "endgame/sets/row_moves.h"

namespace endgame::sets {

/// A set of placements: rows, or the slices of rows, one after the other (row_moves.h).
class Rows {
public:
    Rows(std::size_t count, std::size_t length) : length_{length}, words_(count * length) {}

    Row operator[](std::size_t row) { return Row{words_}.subspan(row * length_, length_); }
    ConstRow operator[](std::size_t row) const { return ConstRow{words_}.subspan(row * length_, length_); }

    /// Some rows one after the other.
    Row some(std::size_t row, std::size_t count)
    {
        return Row{words_}.subspan(row * length_, count * length_);
    }

private:
    std::size_t length_;
    std::vector<Word, PageAllocator<Word>> words_;
};

/// The rows of pairs of kings, the defending one on his squares (q) or, as he may step off them, on an image
/// of one of them (m). His squares are those he is folded to; where no pawn tells files from ranks, the
/// triangle is enough:
///
///     5  m m m m m        5  - - m m m
///     4  q q q q m        4  - m m q m
///     3  q q q q m        3  m m q q m
///     2  q q q q m        2  m q q q m
///     1  q q q q m        1  q q q q m
///        a b c d e           a b c d e
class Neighbourhood {
public:
    /// The number of rows with the images.
    static std::size_t row_limit(bool has_pawn) { return has_pawn ? 5 * 8 * 64 : 5 * 5 * 64; }

    /// Rows of so many slices of a length each, the defending king on some squares.
    Neighbourhood(bool has_pawn, chess::Bitboard defending, std::size_t length, std::size_t slices = 1)
        : length_{length}
        , rows_{row_limit(has_pawn), slices * length}
        , changed_(row_limit(has_pawn))
    {
        chess::Bitboard beside;
        for (const chess::Square square : defending)
            beside |= chess::king_attacks(square);
        beside = beside - defending;
        for (const Symmetry symmetry : symmetries_of(has_pawn)) {
            for (const chess::Square square : defending) {
                const chess::Bitboard image{seen_in(symmetry, square)};
                if (!(image & beside).empty())
                    symmetries_[index(square)].push_back(symmetry);
                beside = beside - image;
            }
        }
    }

    Row row(Kings kings) { return rows_[number(kings)]; }
    ConstRow row(Kings kings) const { return rows_[number(kings)]; }

    Row slice(Kings kings, std::size_t slice) { return row(kings).subspan(slice * length_, length_); }
    ConstRow slice(Kings kings, std::size_t slice) const
    {
        return row(kings).subspan(slice * length_, length_);
    }

    /// The slices of a row that changed, one bit each.
    Word changes(Kings kings) const { return changed_[number(kings)]; }
    void forget_changes() { std::fill(changed_.begin(), changed_.end(), 0); }

    /// Marks slices of a row as changed and brings its images up to date.
    void reflect(Kings kings, Word slices = 1)
    {
        changed_[number(kings)] |= slices;
        for (const Symmetry symmetry : symmetries_[index(kings.defending)])
            copy(kings, slices, symmetry);
    }

private:
    static std::size_t number(Kings kings)
    {
        const int place = 5 * rank_of(kings.defending) + file_of(kings.defending);
        return 64 * static_cast<std::size_t>(place) + index(kings.attacking);
    }

    void copy(Kings kings, Word slices, Symmetry symmetry)
    {
        const Kings seen = seen_in(symmetry, kings);
        const bool is_sliced = row(kings).size() > length_;
        for (const chess::Square square : chess::Bitboard{slices}) {
            sets::reflect(std::as_const(*this).slice(kings, index(square)),
                          slice(seen, index(is_sliced ? seen_in(symmetry, square) : square)), symmetry);
        }
        changed_[number(seen)] |= is_sliced ? seen_in(symmetry, slices) : slices;
    }

    std::size_t length_;
    Rows rows_;
    std::vector<Word> changed_;
    /// By the defending king's square, the symmetries that bring him to those beside his squares.
    std::array<std::vector<Symmetry>, 64> symmetries_;
};

} // namespace endgame::sets
