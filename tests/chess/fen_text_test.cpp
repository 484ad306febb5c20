// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/fen_text.h"

#include <gtest/gtest.h>

#include <string>

#include "random_positions.h"

namespace chess {
namespace {

const std::string meant_fen = "8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1";
const std::string underscored = "8/8/3k4/8/8/3BN3/3K4/8_w_-_-_0_1";

TEST(FenText, WrappingsAreSkipped)
{
    for (const std::string& pasted : {meant_fen,
                                      underscored,
                                      '"' + meant_fen + '"',
                                      "'" + meant_fen + "'",
                                      "\u201C" + meant_fen + "\u201D",
                                      '`' + meant_fen + '`',
                                      "\u00AB" + meant_fen + "\u00BB",
                                      "FEN: " + meant_fen,
                                      "fen " + meant_fen,
                                      "Fen=" + meant_fen,
                                      "FEN \"" + meant_fen + "\"",
                                      "\"fen\": \"" + meant_fen + "\",",
                                      "position fen " + meant_fen,
                                      "fen_" + underscored,
                                      "> " + meant_fen,
                                      "3. " + meant_fen,
                                      "12) " + meant_fen,
                                      "```\n" + meant_fen + "\n```",
                                      "\uFEFF" + meant_fen + "\u200B",
                                      '(' + meant_fen + ')',
                                      '<' + meant_fen + '>'})
        EXPECT_EQ(fen_text_of(pasted).text, meant_fen) << pasted;
}

TEST(FenText, WordsBeforeABoardAreSkipped)
{
    for (const std::string before : {"Position: ", "White to move: ", "* ", "\u2022 ", "- ", "setboard ",
                                     "startpos fen ", "FEN> ", "info fen ", "{\"fen\":\""})
        EXPECT_TRUE(fen_text_of(before + meant_fen).text.starts_with(meant_fen)) << before;
    // There is no whole board here.
    EXPECT_EQ(fen_text_of("Position: 8/8/3k4 w").text, "Position: 8/8/3k4 w");
    EXPECT_EQ(fen_text_of("[FEN \"" + meant_fen).text, "[FEN \"" + meant_fen);
}

TEST(FenText, SignsBehindAFenAreSkipped)
{
    EXPECT_EQ(fen_text_of("{\"fen\":\"" + meant_fen + "\"}").text, meant_fen);
    EXPECT_EQ(fen_text_of("\\\"" + meant_fen + "\\\"").text, meant_fen);
    for (const std::string behind : {".", ",", "\\", " ,"})
        EXPECT_EQ(fen_text_of(meant_fen + behind).text, meant_fen) << behind;
}

TEST(FenText, RowsOfSpreadsheetsAreRead)
{
    for (const std::string fields : {",w,-,-,0,1", ";w;-;-;0;1", "+w+-+-+0+1"})
        EXPECT_EQ(fen_text_of("8/8/3k4/8/8/3BN3/3K4/8" + fields).text, meant_fen) << fields;
}

TEST(FenText, MarkupAroundAFenIsSkipped)
{
    for (const auto& [before, behind] : {std::pair{"**", "**"},
                                         {"_", "_"},
                                         {"||", ""},
                                         {"``", "``"},
                                         {"- [ ] ", ""},
                                         {"[fen=300]", "[/fen]"},
                                         {"[quote=\"Anna\"]", "[/quote]"},
                                         {"<td>1</td><td>", "</td>"},
                                         {"&quot;", "&quot;"},
                                         {"(1) ", ""},
                                         {"FEN \u2192 ", ""},
                                         {"\u2026", "\u2026"},
                                         {"![diagram](", ")"},
                                         {"id 12/7,", ",hard"},
                                         {"1\t", "\thard"}})
        EXPECT_EQ(fen_text_of(before + meant_fen + behind).text, meant_fen) << before;
    EXPECT_EQ(fen_text_of("8\\/8\\/3k4\\/8\\/8\\/3BN3\\/3K4\\/8 w \\- \\- 0 1").text, meant_fen);
}

TEST(FenText, GamesRemainWhole)
{
    for (const std::string& game :
         {"[SetUp \"1\"]\n[FEN \"" + meant_fen + "\"]\n\n1. Kc3 *", "White: e4 1/2 {" + meant_fen + "} e5"})
        EXPECT_EQ(fen_text_of(game).text.size(), game.size()) << game;
}

TEST(FenText, GapsBesideSlashesAreClosedUnlessThereIsABoard)
{
    EXPECT_EQ(fen_text_of("8 / 8/ 3k4 /8 / 8\n/ 3BN3 / 3K4 / 8 w - - 0 1").text, meant_fen);
    EXPECT_EQ(fen_text_of(meant_fen + " c0 \"1 / 2\";").text, meant_fen + " c0 \"1 / 2\";");
}

TEST(FenText, LinksInsideOtherTextAreFound)
{
    const std::string link = "https://lichess.org/editor/" + underscored;
    for (const std::string& pasted :
         {"[link](" + link + ')', "[url=" + link + "]here[/url]", "[url]" + link + "[/url]", '<' + link + '>',
          "<a href=\"" + link + "\">x</a>", "see " + link + " please", "see " + link})
        EXPECT_EQ(fen_text_of(pasted).text, meant_fen) << pasted;
}

TEST(FenText, DashesAndInvisibleCharactersAreReadAsMeant)
{
    EXPECT_EQ(fen_text_of("8/8/3k4/8/8/\u200B3BN3/3K4/8\u00A0w \u2013 \u2212 0 1").text, meant_fen);
}

TEST(FenText, LinksAreDecodedAndTurnTheBoard)
{
    const FenText link = fen_text_of(
        "https://example.org/?fen=8%2F8%2F3k4%2F8%2F8%2F3BN3%2F3K4%2F8+w%20-_-+0+1&color=black#3");
    EXPECT_EQ(link.text, meant_fen);
    EXPECT_EQ(link.bottom, Color::black);
    EXPECT_EQ(fen_text_of("lichess.org/editor/" + underscored).bottom, Color::white);
    EXPECT_EQ(fen_text_of(meant_fen).bottom, std::nullopt);
    EXPECT_EQ(fen_text_of(meant_fen + " [link](https://example.org/x)").text, meant_fen);
    EXPECT_EQ(fen_text_of("https://x.org/?fen=" + underscored + "&amp;color=black").bottom, Color::black);
}

TEST(FenText, ACodeAtTheEndOfALinkIsDecodedOnlyIfComplete)
{
    EXPECT_EQ(fen_text_of("?fen=8%2F").text, "8/");
    EXPECT_EQ(fen_text_of("?fen=8%2").text, "8%2");
    EXPECT_EQ(fen_text_of("?fen=8%").text, "8%");
    EXPECT_EQ(fen_text_of("?fen=8%zz").text, "8%zz");
}

TEST(FenText, EachByteHasItsOriginalOffset)
{
    const FenText text = fen_text_of("\u201C8/8\u00A0w\u201D");
    EXPECT_EQ(text.text, "8/8 w");
    EXPECT_EQ(text.places, (std::vector<std::size_t>{3, 4, 5, 6, 8, 9}));
    EXPECT_EQ(fen_text_of("?fen=8%2F8").places, (std::vector<std::size_t>{5, 6, 9, 10}));
}

TEST(FenText, AnyBytesKeepTheirOrder)
{
    Random random{41};
    const std::string_view likely = "\"' fenFEN:=_%2F?&#/8pk\xE2\x80\x93\xC2\xA0.>`|";
    for (int i = 0; i < 50'000; ++i) {
        std::string pasted;
        for (std::size_t length = random_number(random, 40); length > 0; --length)
            pasted += likely[random_number(random, likely.size())];
        const FenText text = fen_text_of(pasted);
        ASSERT_EQ(text.places.size(), text.text.size() + 1) << pasted;
        ASSERT_TRUE(std::is_sorted(text.places.begin(), text.places.end())) << pasted;
        ASSERT_LE(text.places.back(), pasted.size()) << pasted;
    }
}

} // namespace
} // namespace chess
