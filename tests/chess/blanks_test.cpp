// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/blanks.h"

#include <gtest/gtest.h>

#include <string>

namespace chess {
namespace {

TEST(Blanks, AreTakenOffBothEndsAndLeftInside)
{
    EXPECT_EQ(trimmed("Kd6"), "Kd6");
    for (const char blank : ascii_blanks)
        EXPECT_EQ(trimmed(std::string{blank, blank} + "Kd6" + blank + "Nf7" + blank),
                  std::string{"Kd6"} + blank + "Nf7");
}

TEST(Blanks, LeaveNothingOfATextThatHasNothingElse)
{
    EXPECT_EQ(trimmed(""), "");
    EXPECT_EQ(trimmed(ascii_blanks), "");
}

/// A no-break space in UTF-8 has bytes that are no blanks of ASCII.
TEST(Blanks, AreThoseOfAsciiAlone)
{
    EXPECT_EQ(trimmed("\xC2\xA0 "), "\xC2\xA0");
}

} // namespace
} // namespace chess
