// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "chess/square.h"
#include "endgame/sets/placement.h"
#include "endgame/sets/row_moves.h"

namespace endgame::sets {

/// A set of placements: rows one after the other (row_moves.h).
class Rows {
public:
    Rows(std::size_t count, std::size_t length) : length_{length}, words_(count * length) {}

    Row operator[](std::size_t row) { return Row{words_}.subspan(row * length_, length_); }
    ConstRow operator[](std::size_t row) const { return ConstRow{words_}.subspan(row * length_, length_); }

private:
    std::size_t length_;
    std::vector<Word> words_;
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
    Neighbourhood(bool has_pawn, std::size_t length)
        : has_pawn_{has_pawn}
        , rows_{row_limit(has_pawn), length}
        , changed_(row_limit(has_pawn))
    {}

    Row row(Kings kings) { return rows_[number(kings)]; }
    ConstRow row(Kings kings) const { return rows_[number(kings)]; }

    bool is_changed(Kings kings) const { return changed_[number(kings)] != 0; }
    void forget_changes() { std::fill(changed_.begin(), changed_.end(), 0); }

    /// Marks a row as changed and brings its mirror images up to date.
    void reflect(Kings kings)
    {
        changed_[number(kings)] = 1;
        const bool to_e_file = file_of(kings.defending) == 3;
        const bool to_fifth_rank = !has_pawn_ && rank_of(kings.defending) == 3;
        if (to_e_file)
            copy(kings, Mirror::left_right);
        if (to_fifth_rank)
            copy(kings, Mirror::up_down);
        if (to_e_file && to_fifth_rank)
            copy(kings, Mirror::both);
    }

private:
    static std::size_t row_limit(bool has_pawn) { return has_pawn ? 5 * 8 * 64 : 5 * 5 * 64; }

    static std::size_t number(Kings kings)
    {
        const int place = 5 * rank_of(kings.defending) + file_of(kings.defending);
        return 64 * static_cast<std::size_t>(place) + index(kings.attacking);
    }

    void copy(Kings kings, Mirror mirror)
    {
        const ConstRow original = row(kings);
        const std::size_t place =
            number({seen_in(mirror, kings.defending), seen_in(mirror, kings.attacking)});
        const Row image = rows_[place];
        const std::size_t flipped = original.size() == 1 ? 0 : static_cast<std::size_t>(mirror);
        for (std::size_t i = 0; i < original.size(); ++i)
            image[i ^ flipped] = seen_in(mirror, original[i]);
        changed_[place] = 1;
    }

    bool has_pawn_;
    Rows rows_;
    std::vector<char> changed_;
};

} // namespace endgame::sets
