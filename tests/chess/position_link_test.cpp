// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/position_link.h"

#include <gtest/gtest.h>

#include <string>

#include "chess/fen.h"

namespace chess {
namespace {

const std::string linked = "8/8/3k4/8/8/3BN3/3K4/8 b - - 12 34";

TEST(PositionLink, LinksOfManySitesAreRead)
{
    for (const std::string link :
         {"https://lichess.org/editor/8/8/3k4/8/8/3BN3/3K4/8_b_-_-_12_34",
          "https://lichess.org/analysis/standard/8/8/3k4/8/8/3BN3/3K4/8_b_-_-_12_34#3",
          "http://www.lichess.org/analysis/fromPosition/8/8/3k4/8/8/3BN3/3K4/8_b_-_-_12_34",
          " lichess.org/editor/8/8/3k4/8/8/3BN3/3K4/8%20b%20-%20-%2012%2034\n",
          "https://lichess.org/editor?fen=8%2F8%2F3k4%2F8%2F8%2F3BN3%2F3K4%2F8+b+-+-+12+34",
          "https://syzygy-tables.info/?fen=8/8/3k4/8/8/3BN3/3K4/8_b_-_-_12_34",
          "https://www.chess.com/"
          "analysis?fen=8%2f8%2f3k4%2f8%2f8%2f3BN3%2f3K4%2f8%20b%20-%20-%2012%2034&tab=x",
          "https://www.chess.com/analysis?fen=8/8/3k4/8/8/3BN3/3K4/8 b - - 12 34",
          "https://example.org/#/board?x=1&FEN=8/8/3k4/8/8/3BN3/3K4/8+b+-+-+12+34",
          "https://www.chessdb.cn/queryc_en/?8/8/3k4/8/8/3BN3/3K4/8_b_-_-_12_34",
          "\"https://example.org/a.b/8/8/3k4/8/8/3BN3/3K4/8_b_-_-_12_34?x\""}) {
        const auto reading = parse_fen(link);
        ASSERT_TRUE(reading) << link;
        EXPECT_EQ(to_fen(reading->setup), linked) << link;
        EXPECT_EQ(reading->bottom, Color::white) << link;
    }
}

TEST(PositionLink, TheColourOnlyTurnsTheBoard)
{
    for (const std::string turn : {"color=black", "orientation=black", "x=1&flip=true"}) {
        const auto black = parse_fen("https://example.org/8/8/3k4/8/8/3BN3/3K4/8_w_-_-_0_1?" + turn);
        ASSERT_TRUE(black) << turn;
        EXPECT_EQ(black->bottom, Color::black) << turn;
        EXPECT_EQ(black->setup.turn, Color::white) << turn;
    }
    EXPECT_EQ(parse_fen("lichess.org/editor/8/8/3k4/8/8/3BN3/3K4/8_w_-_-_0_1?color=white")->bottom,
              Color::white);
}

TEST(PositionLink, OtherTextsAreRejected)
{
    for (const std::string& text :
         {std::string{}, linked, std::string{"https://lichess.org/"},
          std::string{"https://lichess.org/editor"}, std::string{"https://lichess.org/abcdefgh"},
          std::string{"https://lichess.org/editor/8/8"},
          std::string{"https://lichess.org/editor?color=black"},
          std::string{"https://example.org/?often=8/8"},
          std::string{"see https://lichess.org/editor/8/8/8/8/8/8/8/8_w"}, std::string{"?fen"}})
        EXPECT_EQ(find_position_link(text), std::nullopt) << text;
}

TEST(PositionLink, ErrorsAreLocatedInTheLink)
{
    const auto reading = parse_fen("https://example.org/?fen=8/9/8&x=1");
    ASSERT_FALSE(reading);
    EXPECT_EQ(reading.error(), (FenError{FenError::Kind::bad_character, 27, 7}));
}

TEST(PositionLink, CodesAreTwoHexadecimalDigits)
{
    EXPECT_EQ(percent_code("%2Fx"), '/');
    EXPECT_EQ(percent_code("%2f"), '/');
    for (const std::string_view text : {"", "%", "%2", "%zz", "%2z", "2F%", "%+2"})
        EXPECT_EQ(percent_code(text), std::nullopt) << text;
}

TEST(PositionLink, BoardsAreFoundApartFromWordsAndPaths)
{
    const std::string board = "8/8/3k4/8/8/3BN3/3K4/8";
    EXPECT_EQ(find_board("FEN: " + board, 0), 5U);
    EXPECT_EQ(find_board("**" + board, 0), 2U);
    EXPECT_EQ(find_board(board + ";" + board, 1), board.size() + 1);
    for (const std::string& text :
         {"x" + board, "x/" + board, "%2F" + board.substr(2), std::string{"8/8/3k4"}})
        EXPECT_EQ(find_board(text, 1), std::string_view::npos) << text;
}

} // namespace
} // namespace chess
