// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/distance_planes.h"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>

#include "chess/square.h"

namespace endgame {
namespace {

using chess::Square;
using Set = std::array<std::uint64_t, DistancePlanes::row_length>;

TEST(DistancePlanes, HoldZeroWhereNothingWasEntered)
{
    const DistancePlanes planes{2};
    for (std::size_t row = 0; row < 2; ++row) {
        for (std::size_t entry = 0; entry < DistancePlanes::row_length; ++entry) {
            for (const Square square : chess::all_squares)
                EXPECT_EQ(planes.at(row, entry, square), 0U);
        }
    }
}

TEST(DistancePlanes, GiveBackEveryNumberWhereItWasEntered)
{
    DistancePlanes planes{3};
    for (unsigned number = 1; number < DistancePlanes::limit; ++number) {
        Set set{};
        set[number] = std::uint64_t{1} << number;
        planes.enter(1, set, number);
    }
    for (unsigned number = 0; number < DistancePlanes::limit; ++number) {
        for (const Square square : chess::all_squares) {
            const unsigned expected = index(square) == number ? number : 0;
            EXPECT_EQ(planes.at(1, number, square), expected);
            EXPECT_EQ(planes.at(0, number, square), 0U);
            EXPECT_EQ(planes.at(2, number, square), 0U);
        }
    }
}

TEST(DistancePlanes, TakeSixBitsForEachSquareOfEachWord)
{
    EXPECT_EQ(DistancePlanes{16}.memory(), 16 * DistancePlanes::row_length * 6 * sizeof(std::uint64_t));
}

} // namespace
} // namespace endgame
