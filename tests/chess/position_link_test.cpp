// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/position_link.h"

#include <gtest/gtest.h>

#include "chess/fen.h"

namespace chess {
namespace {

constexpr auto linked = "8/8/3k4/8/8/3BN3/3K4/8 b - - 12 34";

TEST(PositionLinkTest, BothBoardsHoldTheirPositionInTheirPath)
{
    for (const char* link :
         {"https://lichess.org/editor/8/8/3k4/8/8/3BN3/3K4/8_b_-_-_12_34",
          "https://lichess.org/analysis/8/8/3k4/8/8/3BN3/3K4/8_b_-_-_12_34",
          "https://lichess.org/analysis/standard/8/8/3k4/8/8/3BN3/3K4/8_b_-_-_12_34#3",
          "http://www.lichess.org/analysis/fromPosition/8/8/3k4/8/8/3BN3/3K4/8_b_-_-_12_34",
          " lichess.org/editor/8/8/3k4/8/8/3BN3/3K4/8%20b%20-%20-%2012%2034\n"})
        EXPECT_EQ(read_position_link(link), (PositionLink{linked, Color::white})) << link;
}

TEST(PositionLinkTest, APositionInTheQueryIsReadToo)
{
    EXPECT_EQ(
        read_position_link(
            "https://lichess.org/editor?fen=8%2F8%2F3k4%2F8%2F8%2F3BN3%2F3K4%2F8+b+-+-+12+34&color=black"),
        (PositionLink{linked, Color::black}));
}

TEST(PositionLinkTest, TheColourTurnsTheBoardAndNothingElse)
{
    const auto black =
        read_position_link("https://lichess.org/editor/8/8/3k4/8/8/3BN3/3K4/8_w_-_-_0_1?color=black");
    ASSERT_TRUE(black);
    EXPECT_EQ(black->bottom, Color::black);
    EXPECT_EQ(black->fen, "8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1");
    EXPECT_EQ(parse_fen(black->fen)->setup.turn, Color::white);
    EXPECT_EQ(
        read_position_link("https://lichess.org/editor/8/8/3k4/8/8/3BN3/3K4/8_w_-_-_0_1?color=white")->bottom,
        Color::white);
}

TEST(PositionLinkTest, OtherTextsAreNoSuchLinks)
{
    for (const char* text :
         {"", linked, "https://lichess.org/", "https://lichess.org/editor", "https://lichess.org/analysis/",
          "https://lichess.org/abcdefgh", "https://lichess.org/editors/8/8", "https://example.org/editor/8/8",
          "https://lichess.org/editor?color=black", "see https://lichess.org/editor/8/8/8/8/8/8/8/8_w"})
        EXPECT_EQ(read_position_link(text), std::nullopt) << text;
}

TEST(PositionLinkTest, BrokenCodesStayAsTheyAre)
{
    EXPECT_EQ(read_position_link("lichess.org/editor/%zz%2")->fen, "%zz%2");
}

} // namespace
} // namespace chess
