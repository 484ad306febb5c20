// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
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

/// A set of placements: consecutive rows, or consecutive slices of rows (row_moves.h).
class Rows {
public:
    Rows(std::size_t count, std::size_t length) : length_{length}, words_(count * length) {}

    Row operator[](std::size_t row) { return Row{words_}.subspan(row * length_, length_); }
    ConstRow operator[](std::size_t row) const { return ConstRow{words_}.subspan(row * length_, length_); }

private:
    std::size_t length_;
    std::vector<Word, PageAllocator<Word>> words_;
};

/// The rows of pairs of kings: the solved ones, and their images under the symmetries of the fold that are
/// within reach. The defending king is on a solved square (q) or, with `one_step_off`, may be one step away
/// from them (m):
///
///     quadrant            triangle
///     5  m m m m m        5  - - m m m
///     4  q q q q m        4  - m m q m
///     3  q q q q m        3  m m q q m
///     2  q q q q m        2  m q q q m
///     1  q q q q m        1  q q q q m
///        a b c d e           a b c d e
class FoldedRows {
public:
    /// The squares on which the defending king may be.
    enum class Reach { solved, one_step_off };

    /// The number of rows including images.
    static std::size_t row_limit(Fold fold) { return fold == Fold::files ? 5 * 8 * 64 : 5 * 5 * 64; }

    /// Constructs rows of `slices` slices, with `length` words each.
    FoldedRows(Fold fold, Reach reach, std::size_t length, std::size_t slices = 1)
        : length_{length}
        , rows_{row_limit(fold), slices * length}
        , changed_(row_limit(fold))
    {
        chess::Bitboard within = solved_kings(fold);
        if (reach == Reach::one_step_off) {
            for (const chess::Square square : solved_kings(fold))
                within |= chess::king_attacks(square);
        }
        for (const Symmetry symmetry : symmetries_of(fold).subspan(1)) {
            for (const chess::Square square : solved_kings(fold)) {
                if (within.contains(seen_in(symmetry, square)))
                    symmetries_[index(square)].push_back(symmetry);
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

    /// The changed slices of a row, one bit each.
    Word changes(Kings kings) const { return changed_[number(kings)]; }
    void forget_changes() { std::fill(changed_.begin(), changed_.end(), 0); }

    /// Marks slices of a solved row as changed and updates its images.
    void reflect(Kings kings, Word slices = 1)
    {
        changed_[number(kings)] |= slices;
        for_each_image(kings, [&](Kings seen, Symmetry symmetry) {
            for (const chess::Square square : chess::Bitboard{slices}) {
                sets::reflect(std::as_const(*this).slice(kings, index(square)),
                              slice(seen, slice_seen_in(symmetry, square)), symmetry);
            }
            changed_[number(seen)] |= is_sliced() ? seen_in(symmetry, slices) : slices;
        });
    }

    /// Clears the changed slices of a solved row and of its images, and marks them as unchanged.
    void clear(Kings kings)
    {
        const auto clear_row = [this](Kings pair) {
            for (const chess::Square square : chess::Bitboard{std::exchange(changed_[number(pair)], 0)})
                std::ranges::fill(slice(pair, index(square)), 0);
        };
        clear_row(kings);
        for_each_image(kings, [&](Kings seen, Symmetry) { clear_row(seen); });
    }

private:
    std::size_t number(Kings kings) const
    {
        const int place = 5 * rank_of(kings.defending) + file_of(kings.defending);
        const std::size_t number = 64 * static_cast<std::size_t>(place) + index(kings.attacking);
        assert(number < changed_.size());
        return number;
    }

    bool is_sliced() const { return rows_[0].size() > length_; }
    std::size_t slice_seen_in(Symmetry symmetry, chess::Square slice) const
    {
        return index(is_sliced() ? seen_in(symmetry, slice) : slice);
    }

    template <typename Action>
    void for_each_image(Kings kings, Action action)
    {
        for (const Symmetry symmetry : symmetries_[index(kings.defending)]) {
            if (const Kings seen = seen_in(symmetry, kings); seen != kings)
                action(seen, symmetry);
        }
    }

    std::size_t length_;
    Rows rows_;
    std::vector<Word> changed_;
    /// The symmetries that keep the defending king within reach, indexed by its square.
    std::array<std::vector<Symmetry>, 64> symmetries_;
};

} // namespace endgame::sets
