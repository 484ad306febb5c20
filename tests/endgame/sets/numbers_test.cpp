// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/sets/numbers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>

namespace endgame::sets {
namespace {

/// All pairs of numbers: placement n has the number n in one and a shifted number in the other.
struct AllPairs {
    explicit AllPairs(unsigned shift)
    {
        for (unsigned bit = 0; bit < 64; ++bit) {
            rising = max(rising, Numbers{Word{1} << bit, bit});
            other = max(other, Numbers{Word{1} << bit, (bit * 7 + shift) % 64});
        }
    }
    Numbers rising;
    Numbers other;
};

TEST(Numbers, ReturnTheEnteredValues)
{
    const AllPairs pairs{0};
    for (unsigned bit = 0; bit < 64; ++bit)
        EXPECT_EQ(pairs.rising.at(bit), bit);
    const Numbers some{0xF0, 5};
    EXPECT_EQ(some.at(4), 5U);
    EXPECT_EQ(some.at(3), 0U);
}

TEST(Numbers, CompareInParallelAsOneByOne)
{
    for (unsigned shift = 0; shift < 64; ++shift) {
        const AllPairs pairs{shift};
        const Numbers greatest = max(pairs.rising, pairs.other);
        const Numbers least = least_of_some(pairs.rising, pairs.other);
        for (unsigned bit = 0; bit < 64; ++bit) {
            const unsigned a = pairs.rising.at(bit);
            const unsigned b = pairs.other.at(bit);
            EXPECT_EQ(greatest.at(bit), std::max(a, b));
            EXPECT_EQ(least.at(bit), a == 0 ? b : b == 0 ? a : std::min(a, b));
            EXPECT_EQ((pairs.other.equal(shift) >> bit & 1) != 0, b == shift);
            EXPECT_EQ((pairs.other.greater(shift) >> bit & 1) != 0, b > shift);
            EXPECT_EQ((pairs.other.some() >> bit & 1) != 0, b != 0);
        }
    }
}

TEST(Numbers, AreMaskedBySets)
{
    const AllPairs pairs{3};
    const Numbers half = pairs.other & 0xFFFF'FFFF;
    for (unsigned bit = 0; bit < 64; ++bit)
        EXPECT_EQ(half.at(bit), bit > 31 ? 0 : pairs.other.at(bit));
}

TEST(Numbers, NeverExceedTheLargest)
{
    const Numbers all{all_bits, Numbers::largest};
    for (const unsigned number : {Numbers::largest + 1, 2 * Numbers::largest, 200U}) {
        EXPECT_EQ(Numbers{}.equal(number), 0U);
        EXPECT_EQ(all.equal(number), 0U);
        EXPECT_EQ(all.greater(number), 0U);
    }
}

TEST(Numbers, AreUnchangedByWidening)
{
    const Numbers numbers = max(Numbers{0xFF, 9}, Numbers{0xF0, Numbers::largest});
    const LargeNumbers large{numbers};
    for (std::size_t bit = 0; bit < 64; ++bit)
        EXPECT_EQ(large.at(bit), numbers.at(bit));
}

} // namespace
} // namespace endgame::sets
