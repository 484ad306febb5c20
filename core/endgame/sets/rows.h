// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

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

/// The rows of pairs of kings, the defending one where he is folded to (q) or, as he may step out of
/// there, on a mirror image on the e-file or, without pawns, the fifth rank (m).
///
///     5  m m m m m
///     4  q q q q m
///     3  q q q q m
///     2  q q q q m
///     1  q q q q m
///        a b c d e
class Neighbourhood {
public:
    /// The number of rows with their mirror images.
    static std::size_t row_limit(bool has_pawn) { return has_pawn ? 5 * 8 * 64 : 5 * 5 * 64; }

    /// Rows of so many slices of a length each.
    Neighbourhood(bool has_pawn, std::size_t length, std::size_t slices = 1)
        : has_pawn_{has_pawn}
        , length_{length}
        , rows_{row_limit(has_pawn), slices * length}
        , changed_(row_limit(has_pawn))
    {}

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

    /// Marks slices of a row as changed and brings their mirror images up to date.
    void reflect(Kings kings, Word slices = 1)
    {
        changed_[number(kings)] |= slices;
        const bool to_e_file = file_of(kings.defending) == 3;
        const bool to_fifth_rank = !has_pawn_ && rank_of(kings.defending) == 3;
        if (to_e_file)
            copy(kings, slices, Mirror::left_right);
        if (to_fifth_rank)
            copy(kings, slices, Mirror::up_down);
        if (to_e_file && to_fifth_rank)
            copy(kings, slices, Mirror::both);
    }

private:
    static std::size_t number(Kings kings)
    {
        const int place = 5 * rank_of(kings.defending) + file_of(kings.defending);
        return 64 * static_cast<std::size_t>(place) + index(kings.attacking);
    }

    void copy(Kings kings, Word slices, Mirror mirror)
    {
        const Kings seen = seen_in(mirror, kings);
        const bool is_sliced = row(kings).size() > length_;
        const std::size_t flipped = length_ == 1 ? 0 : static_cast<std::size_t>(mirror);
        for (const chess::Square square : chess::Bitboard{slices}) {
            const ConstRow original = slice(kings, index(square));
            const Row image = slice(seen, index(is_sliced ? seen_in(mirror, square) : square));
            for (std::size_t i = 0; i < length_; ++i)
                image[i ^ flipped] = seen_in(mirror, original[i]);
        }
        changed_[number(seen)] |= is_sliced ? seen_in(mirror, slices) : slices;
    }

    bool has_pawn_;
    std::size_t length_;
    Rows rows_;
    std::vector<Word> changed_;
};

} // namespace endgame::sets
