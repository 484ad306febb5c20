// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/words.h"

#include <gtest/gtest.h>

#include <cstdint>

namespace trainer {
namespace {

using Words = std::vector<std::string_view>;

TEST(Words, StandBetweenBlanks)
{
    EXPECT_EQ(words_of("play 20"), (Words{"play", "20"}));
    EXPECT_EQ(words_of("  squares   a1  "), (Words{"squares", "a1"}));
    EXPECT_EQ(words_of(""), Words{});
    EXPECT_EQ(words_of("   "), Words{});
}

TEST(Words, ANumberIsAllOfAText)
{
    EXPECT_EQ(parse_number<int>("20"), 20);
    EXPECT_EQ(parse_number<int>("-3"), -3);
    EXPECT_EQ(parse_number<std::uint64_t>("18446744073709551615"), UINT64_MAX);
    for (const char* const text : {"", "x", "3x", "3 ", " 3", "+3", "99999999999"})
        EXPECT_FALSE(parse_number<int>(text)) << text;
}

} // namespace
} // namespace trainer
