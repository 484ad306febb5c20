// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/sets/packed_slice.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <random>
#include <vector>

#include "chess/bitboard.h"

namespace endgame::sets {
namespace {

using chess::Square;

std::vector<std::byte> packed(const SliceNumbers& slice)
{
    std::vector<std::byte> out;
    pack(slice, out);
    return out;
}

void expect_read_back(const SliceNumbers& slice)
{
    std::vector<std::byte> out = packed(slice);
    out.resize(out.size() + 1);
    const PackedSlice read{out.data()};
    for (std::size_t entry = 0; entry < row_length; ++entry) {
        const LargeNumbers numbers = read.numbers(entry);
        for (std::size_t plane = 0; plane < LargeNumbers::planes; ++plane)
            ASSERT_EQ(numbers[plane], slice[entry][plane]) << entry;
        for (const Square square : chess::all_squares)
            ASSERT_EQ(read.at(entry, square), slice[entry].at(index(square))) << entry;
    }
}

TEST(PackedSlice, ReturnsThePackedNumbers)
{
    std::mt19937_64 random{1};
    // From one entry in 64 to all, from one placement of an entry to all, from one number to all.
    for (const unsigned share : {1U, 8U, 9U, 32U, 64U}) {
        for (int density = 0; density < 5; ++density) {
            for (unsigned width = 0; width <= 8; ++width) {
                SliceNumbers slice{};
                for (std::size_t entry = 0; entry < row_length; ++entry) {
                    if (entry > 0 && random() % 64 >= share)
                        continue;
                    const unsigned smallest = 1 + static_cast<unsigned>(random() % (256 - (1U << width) + 1));
                    for (std::size_t bit = 0; bit < 64; ++bit) {
                        const bool is_some = entry == 0 && bit == 3;
                        if (!is_some && random() % 5 > static_cast<unsigned>(density))
                            continue;
                        const unsigned number =
                            std::min(255U, smallest + static_cast<unsigned>(random() % (1U << width)));
                        for (std::size_t plane = 0; plane < LargeNumbers::planes; ++plane)
                            slice[entry][plane] |= static_cast<Word>(number >> plane & 1) << bit;
                    }
                }
                expect_read_back(slice);
            }
        }
    }
}

TEST(PackedSlice, IsEmptyIfAllNumbersAreZero)
{
    EXPECT_TRUE(packed({}).empty());
}

TEST(PackedSlice, CompressesSimilarEntries)
{
    SliceNumbers slice{};
    slice[10] = {all_bits, 77};
    EXPECT_EQ(packed(slice).size(), 8U + 2 + 9);
    slice[11] = {all_bits, 78};
    EXPECT_EQ(packed(slice).size(), 8U + 2 + 9 + 3) << "the same squares";
    slice[11][1] ^= 0xF;
    EXPECT_EQ(packed(slice).size(), 8U + 2 + 9 + 3 + 64 * 2 / 8) << "two bits a number";
}

} // namespace
} // namespace endgame::sets
