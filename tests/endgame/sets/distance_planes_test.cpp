// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/sets/distance_planes.h"

#include <gtest/gtest.h>

#include <cstddef>

#include "chess/square.h"

namespace endgame::sets {
namespace {

TEST(DistancePlanes, AreZeroByDefault)
{
    DistancePlanes planes{2, row_length};
    planes.pack(Numbers::largest);
    for (std::size_t row = 0; row < 2; ++row) {
        for (std::size_t entry = 0; entry < row_length; ++entry) {
            for (const chess::Square square : chess::all_squares)
                EXPECT_EQ(planes.at(row, entry, square), 0U);
        }
    }
}

TEST(DistancePlanes, ReturnEveryEnteredNumber)
{
    DistancePlanes planes{3, row_length};
    for (unsigned number = 1; number <= Numbers::largest; ++number) {
        RowWords set{};
        set[number] = Word{1} << number;
        planes.enter(1, set, number);
    }
    planes.pack(Numbers::largest);
    for (unsigned number = 0; number <= Numbers::largest; ++number) {
        for (const chess::Square square : chess::all_squares) {
            const unsigned expected = index(square) == number ? number : 0;
            EXPECT_EQ(planes.at(1, number, square), expected);
            EXPECT_EQ(planes.numbers(1, number).at(index(square)), expected);
            EXPECT_EQ(planes.at(0, number, square), 0U);
            EXPECT_EQ(planes.at(2, number, square), 0U);
        }
    }
}

TEST(DistancePlanes, UseOnlyTheBitsOfTheGreatestNumber)
{
    DistancePlanes planes{2, 1};
    const Word set[]{0xFF00};
    planes.enter(1, set, 5);
    planes.pack(5);
    EXPECT_EQ(planes.memory(), 2 * 3 * sizeof(Word));
    EXPECT_EQ(planes.at(1, 0, chess::Square::a2), 5U);
    EXPECT_EQ(planes.at(1, 0, chess::Square::a1), 0U);
    EXPECT_EQ(planes.numbers(0, 0).some(), 0U);
}

} // namespace
} // namespace endgame::sets
