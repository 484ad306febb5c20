// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "chess/bitboard.h"

namespace endgame {

/// A small number for every KBNK arrangement, kept as six bit planes over the words of
/// kbnk_index.h: plane b holds the bit b of the numbers. 3 MiB, where bytes would take 4.
///
/// The planes of a row stand together, so that a look-up stays within 3 KiB and a whole row of new
/// entries is written in straight runs.
class DistancePlanes {
public:
    static constexpr std::size_t plane_count = 6;
    static constexpr unsigned limit = 1U << plane_count;
    static constexpr std::size_t row_length = 64;

    explicit DistancePlanes(std::size_t rows) : rows_(rows) {}

    /// Gives the number to every arrangement of the set, one word for each entry of a row; they must
    /// have had 0.
    void enter(std::size_t row, const std::array<std::uint64_t, row_length>& set, unsigned number)
    {
        assert(number < limit);
        for (std::size_t plane = 0; plane < plane_count; ++plane) {
            if ((number >> plane & 1) == 0)
                continue;
            for (std::size_t i = 0; i < row_length; ++i)
                rows_[row][plane][i] |= set[i];
        }
    }

    /// The number of one arrangement: the bit `square` of the word `entry` of a row.
    unsigned at(std::size_t row, std::size_t entry, chess::Square square) const
    {
        unsigned number = 0;
        for (std::size_t plane = 0; plane < plane_count; ++plane)
            number |= static_cast<unsigned>(rows_[row][plane][entry] >> index(square) & 1) << plane;
        return number;
    }

    /// The bytes the planes take.
    std::size_t memory() const { return rows_.size() * sizeof(rows_.front()); }

private:
    using Row = std::array<std::array<std::uint64_t, row_length>, plane_count>;
    std::vector<Row> rows_;
};

} // namespace endgame
