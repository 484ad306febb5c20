// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/random.h"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <vector>

namespace trainer {
namespace {

TEST(Random, IsTheTwisterThatTheStandardPins)
{
    // ISO C++, [rand.predef]: the ten thousandth number of a default one.
    Random random;
    random.discard(9'999);
    EXPECT_EQ(random(), 9'981'545'732'273'789'042U);
}

TEST(Below, GivesTheSameNumbersOnEveryMachine)
{
    Random random{2013};
    std::vector<std::size_t> numbers;
    for (int i = 0; i < 10; ++i)
        numbers.push_back(below(random, 64));
    EXPECT_EQ(numbers, (std::vector<std::size_t>{8, 42, 4, 4, 41, 8, 13, 22, 27, 51}));
}

TEST(Below, StaysBelowAndGivesZeroForOne)
{
    Random random{1};
    for (std::size_t count = 1; count <= 100; ++count)
        EXPECT_LT(below(random, count), count);
    EXPECT_EQ(below(random, 1), 0U);
}

TEST(Below, StaysBelowTheLargestCount)
{
    Random random{1};
    // Half of all numbers are thrown away here, so that the loop is walked too.
    constexpr std::size_t count = (std::size_t{1} << 63) + 1;
    for (int i = 0; i < 100; ++i)
        EXPECT_LT(below(random, count), count);
}

TEST(Below, IsFair)
{
    constexpr std::size_t count = 7;
    constexpr int draws = 70'000;
    Random random{1999};
    std::array<int, count> seen{};
    for (int i = 0; i < draws; ++i)
        ++seen.at(below(random, count));
    double chi_square = 0;
    for (const int times : seen) {
        const double surplus = times - draws / static_cast<double>(count);
        chi_square += surplus * surplus * count / draws;
    }
    // With 6 degrees of freedom a fair one exceeds this once in a thousand seeds; this seed is fixed.
    EXPECT_LT(chi_square, 22.5);
}

} // namespace
} // namespace trainer
