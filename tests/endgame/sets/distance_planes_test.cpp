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
    const auto memory_for = [](unsigned number) {
        DistancePlanes planes{2, 1};
        const Word set[]{0xFF00};
        planes.enter(1, set, number);
        planes.pack(number);
        EXPECT_EQ(planes.at(1, 0, chess::Square::a2), number);
        EXPECT_EQ(planes.at(1, 0, chess::Square::a1), 0U);
        EXPECT_EQ(planes.numbers(0, 0).some(), 0U);
        return planes.memory();
    };
    EXPECT_EQ(memory_for(5), memory_for(1) + 2 * sizeof(Word));
}

TEST(DistancePlanes, LeaveOutWordsWithoutNumbers)
{
    const auto memory_with = [](std::size_t words) {
        DistancePlanes planes{4, row_length};
        RowWords set{};
        for (std::size_t entry = 0; entry < words; ++entry)
            set[7 * entry] = 1;
        planes.enter(2, set, 3);
        planes.pack(3);
        for (std::size_t entry = 0; entry < row_length; ++entry)
            EXPECT_EQ(planes.at(2, entry, chess::Square::a1), set[entry] != 0 ? 3U : 0U);
        return planes.memory();
    };
    EXPECT_EQ(memory_with(5), memory_with(1) + 4 * 2 * sizeof(Word));
}

} // namespace
} // namespace endgame::sets
