// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/text_diagram.h"

#include <gtest/gtest.h>

#include "tests/chess/printing.h"

namespace chess {
namespace {

TEST(TextDiagramTest, ShowsTheBoardFromWhitesSide)
{
    EXPECT_EQ(to_text_diagram(setup_of("8/8/3k4/8/8/3BN3/3K3p/8 w - - 0 1").board, Color::white),
              "8  . . . . . . . .\n"
              "7  . . . . . . . .\n"
              "6  . . . k . . . .\n"
              "5  . . . . . . . .\n"
              "4  . . . . . . . .\n"
              "3  . . . B N . . .\n"
              "2  . . . K . . . p\n"
              "1  . . . . . . . .\n"
              "   a b c d e f g h\n");
}

TEST(TextDiagramTest, IsRotatedForBlack)
{
    EXPECT_EQ(to_text_diagram(setup_of("8/8/8/8/8/8/8/K6q w - - 0 1").board, Color::black),
              "1  q . . . . . . K\n"
              "2  . . . . . . . .\n"
              "3  . . . . . . . .\n"
              "4  . . . . . . . .\n"
              "5  . . . . . . . .\n"
              "6  . . . . . . . .\n"
              "7  . . . . . . . .\n"
              "8  . . . . . . . .\n"
              "   h g f e d c b a\n");
}

} // namespace
} // namespace chess
