// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/sets/sparse_numbers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <stop_token>
#include <vector>

#include "chess/bitboard.h"

namespace endgame::sets {
namespace {

using chess::Square;

TEST(SparseNumbers, ReturnEveryEnteredNumber)
{
    SparseNumbers planes{3};
    for (unsigned number = 1; number <= LargeNumbers::largest; ++number) {
        RowWords set{};
        set[number % 64] = Word{1} << number % 61;
        planes.enter(1, number / 64, set, number);
    }
    planes.pack();
    for (unsigned number = 0; number <= LargeNumbers::largest; ++number) {
        const LargeNumbers numbers = planes.numbers(1, number / 64, number % 64);
        for (const Square square : chess::all_squares) {
            const unsigned expected = index(square) == number % 61 ? number : 0;
            EXPECT_EQ(numbers.at(index(square)), expected);
            EXPECT_EQ(planes.at(1, number / 64, number % 64, square), expected);
            EXPECT_EQ(planes.at(0, number / 64, number % 64, square), 0U);
        }
        EXPECT_EQ(planes.numbers(1, 63, number % 64).some(), 0U);
    }
}

TEST(SparseNumbers, OccupyOnlyTheirStartsIfAllAreZero)
{
    const auto bytes_with = [](std::size_t entered) {
        SparseNumbers numbers{10};
        RowWords set{};
        set[7] = 0xFF;
        for (std::size_t slice = 0; slice < entered; ++slice)
            numbers.enter(5, slice, set, 5);
        numbers.pack();
        return numbers.packed().size();
    };
    EXPECT_EQ(bytes_with(0), 0U);
    EXPECT_LE(bytes_with(1), 10U * 64 * 4 + 24);
    EXPECT_LE(bytes_with(64), 10U * 64 * 4 + 64 * 12 + 8) << "what is the same takes no bits";
}

TEST(SparseNumbers, ArePackedAlikeByAnyNumberOfThreads)
{
    constexpr std::size_t rows = 40;
    const auto numbers_entered = [] {
        SparseNumbers numbers{rows};
        for (std::size_t row = 0; row < rows; row += 3) {
            RowWords set{};
            for (std::size_t i = 0; i < row; ++i)
                set[i] = Word{0x0123456789ABCDEF} << i;
            for (unsigned number = 1; number < row; ++number)
                numbers.enter(row, number, set, number);
        }
        return numbers;
    };
    SparseNumbers alone = numbers_entered();
    SparseNumbers together = numbers_entered();
    EXPECT_TRUE(alone.pack());
    EXPECT_TRUE(together.pack(Crew{3}));
    EXPECT_TRUE(std::ranges::equal(alone.packed(), together.packed()));
    EXPECT_GT(alone.packed().size(), rows * 64 * 4);
    std::stop_source source;
    source.request_stop();
    EXPECT_FALSE(numbers_entered().pack(Crew{3, source.get_token()}));
}

TEST(SparseNumbers, AreRestoredFromPackedData)
{
    SparseNumbers numbers{2};
    RowWords set{};
    set[7] = 0xF0F;
    numbers.enter(1, 9, set, 77);
    numbers.pack();
    const auto again = SparseNumbers::of(numbers.packed(), 2);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->numbers(1, 9, 7).equal(77), Word{0xF0F});
    EXPECT_EQ(again->at(1, 9, 7, Square::a2), 77U);
    EXPECT_EQ(again->numbers(0, 9, 7).some(), 0U);
    EXPECT_TRUE(SparseNumbers::of({}, 2));
}

/// Reads all numbers; sanitizers report any access outside the data.
std::size_t ask_for_all(const SparseNumbers& numbers, std::size_t rows)
{
    std::size_t some = 0;
    for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t slice = 0; slice < 64; ++slice) {
            for (std::size_t entry = 0; entry < row_length; ++entry) {
                some += size_of(numbers.numbers(row, slice, entry).some());
                EXPECT_LE(numbers.at(row, slice, entry, Square::c3), LargeNumbers::largest);
            }
        }
    }
    return some;
}

// Fault 49
TEST(SparseNumbers, OfForgedBytesAreRefusedOrReadWithinBounds)
{
    constexpr std::size_t rows = 1;
    SparseNumbers numbers{rows};
    for (std::size_t slice = 0; slice < 64; slice += 9) {
        for (unsigned number = 1; number < 40; ++number) {
            RowWords set{};
            set[number] = Word{0x8000'0100'0020'0001} << number % 5;
            numbers.enter(0, slice, set, number * 6);
        }
    }
    numbers.pack();
    const std::vector<std::byte>& whole = numbers.packed();
    std::size_t refused = 0;
    for (std::size_t at = 0; at < whole.size(); ++at) {
        for (const unsigned bits : {0x01U, 0x10U, 0x80U, 0xFFU}) {
            std::vector<std::byte> forged = whole;
            forged[at] ^= static_cast<std::byte>(bits);
            if (const auto read = SparseNumbers::of(std::move(forged), rows))
                ask_for_all(*read, rows);
            else
                ++refused;
        }
    }
    EXPECT_GT(refused, whole.size()) << "bounds and sizes are most of what is packed";
    for (std::size_t size = 1; size < whole.size() - 8; ++size)
        ASSERT_FALSE(
            SparseNumbers::of({whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size)}, rows));
}

} // namespace
} // namespace endgame::sets
