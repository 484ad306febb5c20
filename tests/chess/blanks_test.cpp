// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/blanks.h"

#include <gtest/gtest.h>

#include <string>

namespace chess {
namespace {

TEST(Blanks, AreTrimmedAtBothEndsOnly)
{
    EXPECT_EQ(trimmed("Kd6"), "Kd6");
    for (const char blank : ascii_blanks)
        EXPECT_EQ(trimmed(std::string{blank, blank} + "Kd6" + blank + "Nf7" + blank),
                  std::string{"Kd6"} + blank + "Nf7");
}

TEST(Blanks, AreTrimmedToAnEmptyText)
{
    EXPECT_EQ(trimmed(""), "");
    EXPECT_EQ(trimmed(ascii_blanks), "");
}

/// A no-break space in UTF-8 consists of bytes that are not ASCII blanks.
TEST(Blanks, AreOnlyThoseOfAscii)
{
    EXPECT_EQ(trimmed("\xC2\xA0 "), "\xC2\xA0");
}

TEST(Blanks, SkipsToTheNextOtherCharacter)
{
    EXPECT_EQ(skip("  a ", " ", 0), 2U);
    EXPECT_EQ(skip("a  ", " ", 1), 3U);
    EXPECT_EQ(skip("ab", "ab", 5), 2U);
}

} // namespace
} // namespace chess
