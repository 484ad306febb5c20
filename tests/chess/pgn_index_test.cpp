// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/pgn_index.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "pgn_printing.h"
#include "random_positions.h"

namespace chess {
namespace {

using testing::IsEmpty;

const std::string two_games =
    "[Event \"Match\"]\n[White \"M\xFCller\"]\n[Black \"B\"]\n[Date \"1999.01.02\"]\n"
    "[Result \"1-0\"]\n\n1. e4 {[Event \"x\"]} 1-0\n\n"
    "[White \"C\"]\n[FEN \"8/8/8/8/8/8/8/KBN1k3 w - - 0 1\"]\n\n1/2-1/2\n";

TEST(PgnIndex, ListsTheGamesOfAFile)
{
    const PgnIndex index = index_pgn(two_games);
    ASSERT_EQ(index.size(), 2U);
    EXPECT_EQ(index[0].event, "Match");
    EXPECT_EQ(index[0].white, "M\u00FCller");
    EXPECT_EQ(index[0].black, "B");
    EXPECT_EQ(index[0].date, "1999.01.02");
    EXPECT_EQ(index[0].result, PgnResult::white_wins);
    EXPECT_FALSE(index[0].has_fen);
    EXPECT_EQ(index[0].place, (PgnPlace{1, 1, 1}));
    EXPECT_EQ(index[1].event, "");
    EXPECT_EQ(index[1].white, "C");
    EXPECT_EQ(index[1].result, PgnResult::draw);
    EXPECT_TRUE(index[1].has_fen);
    EXPECT_EQ(index[1].place, (PgnPlace{2, 9, 1}));
    EXPECT_EQ(index[0].length, index[1].offset);
    EXPECT_EQ(index[1].offset + index[1].length, two_games.size());
    EXPECT_FALSE(index.is_cut());
}

TEST(PgnIndex, ListsPositionsByTheirNames)
{
    const PgnIndex index = index_pgn("8/8/3k4/8/8/3BN3/3K4/8 w - - bm Nf5; id \"one\";\n"
                                     "8/8/3k4/8/8/3BN3/3K4/8 b - - 0 1\n"
                                     "8/8/3k4/8/8/3BN3/3K4/8 b - - bm Kd5;");
    ASSERT_EQ(index.size(), 3U);
    EXPECT_EQ(index[0].event, "one");
    EXPECT_EQ(index[1].event, "");
    EXPECT_EQ(index[2].event, "bm Kd5");
    EXPECT_TRUE(index[1].has_fen);
    EXPECT_EQ(index[2].place, (PgnPlace{3, 3, 1}));
}

TEST(PgnIndex, AnEmptyFileHasNoGames)
{
    EXPECT_TRUE(index_pgn("").empty());
    EXPECT_TRUE(index_pgn("\n\n% x\n").empty());
}

TEST(PgnIndex, ExtractedGamesReadLikeTheWholeFile)
{
    const std::string text = two_games + "1. e4 foo *\n" + two_games;
    const std::vector<PgnReading> games = read_pgn(text);
    const PgnIndex index = index_pgn(text);
    ASSERT_EQ(index.size(), games.size());
    for (std::size_t i = 0; i < index.size(); ++i) {
        const PgnIndexEntry entry = index[i];
        EXPECT_EQ(read_pgn_game(std::string_view{text}.substr(entry.offset, entry.length), entry.place),
                  games[i]);
    }
}

/// The index of a file that is fed in pieces of random sizes.
PgnIndex index_in_pieces(std::string_view text, Random& random)
{
    PgnIndexer indexer;
    while (!text.empty()) {
        const std::string_view piece = text.substr(0, 1 + random_number(random, 7));
        indexer.feed(piece);
        text.remove_prefix(piece.size());
    }
    return indexer.finish();
}

void expect_equal(const PgnIndex& a, const PgnIndex& b)
{
    ASSERT_EQ(a.size(), b.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
        EXPECT_EQ(a[i].offset, b[i].offset);
        EXPECT_EQ(a[i].length, b[i].length);
        EXPECT_EQ(a[i].place, b[i].place);
        EXPECT_EQ(a[i].event, b[i].event);
        EXPECT_EQ(a[i].result, b[i].result);
    }
}

TEST(PgnIndex, IsIndependentOfTheSizesOfPieces)
{
    Random random{29};
    for (const std::string& text :
         {two_games, "\xEF\xBB\xBF" + two_games,
          std::string{"[Event \"a\\\"b\" c\"] 1-0\r\n\r\n{[x\n\n[y \"z\"] *"},
          std::string{
              "prose\n> [White \"a\"]\n>\n> 1. e4 \u00BD\u00A0\n```\n8/8/3k4/8/8/3BN3/3K4/8 w\n1. d4 *"}}) {
        for (int i = 0; i < 100; ++i)
            expect_equal(index_in_pieces(text, random), index_pgn(text));
    }
}

TEST(PgnIndex, HasTheTagsThatTheReaderReads)
{
    for (const std::string value :
         {"a", "a \\\"b\\\" \\\\ c", "a \"b\"  c", "c:\\dir", "a]b", "?", "", "tab\tx", "\xC3\xBC \xFC"}) {
        const std::string text = "[White \"" + value + "\"]\n[White \"second\"]\n\n*";
        EXPECT_EQ(index_pgn(text)[0].white, read_one(text).game.tags.value("White").value_or("")) << value;
    }
    EXPECT_EQ(index_pgn("[White \"a]\n*")[0].white, "a");
    EXPECT_EQ(index_pgn("[White \"a\n*")[0].white, "a");
}

TEST(PgnIndex, UsesTheFirstOfTwoResults)
{
    const std::string text = "[Result \"1-0\"]\n[Result \"0-1\"]\n\n1. e4 1-0";
    EXPECT_EQ(index_pgn(text)[0].result, PgnResult::white_wins);
    EXPECT_EQ(read_one(text).game.result, PgnResult::white_wins);
}

TEST(PgnIndex, FindsAResultBehindALessThanSign)
{
    EXPECT_EQ(index_pgn("1. e4 <= 1-0")[0].result, PgnResult::white_wins);
    EXPECT_EQ(index_pgn("1. e4 <b 0-1> 1-0")[0].result, PgnResult::white_wins);
}

TEST(PgnIndex, FindsOneGameIfACommentHasBraces)
{
    for (const std::string comment : {"{a {b} c}", "{a {b}\nc}", "{a \\} b}", "{a {b\\} c: \\}"}) {
        const std::string text = "[White \"a\"]\n\n" + comment + "\n1. e4 e5 1-0\n";
        const PgnIndex games = index_pgn(text);
        EXPECT_EQ(games.size(), 1U) << comment;
        EXPECT_EQ(games[0].result, PgnResult::white_wins) << comment;
    }
}

TEST(PgnIndex, CutsLongNamesBetweenCharacters)
{
    std::string name;
    for (int i = 0; i < 200; ++i)
        name += "\u00FC";
    EXPECT_EQ(index_pgn("[White \"" + name + "\"]\n*")[0].white, name.substr(0, 254));
    const std::string plain(300, 'x');
    EXPECT_EQ(index_pgn("[White \"" + plain + "\"]\n*")[0].white, plain.substr(0, 255));
}

TEST(PgnIndex, IndexesAHundredThousandGamesQuicklyAndCompactly)
{
    std::string text;
    for (int i = 0; i < 100'000; ++i)
        text += "[Event \"E" + std::to_string(i % 100) + "\"]\n[White \"W" + std::to_string(i) +
                "\"]\n\n1. e4 e5 2. Nf3 *\n\n";
    const PgnIndex index = index_pgn(text);
    ASSERT_EQ(index.size(), 100'000U);
    EXPECT_EQ(index[99'999].white, "W99999");
    EXPECT_EQ(index[99'999].event, "E99");
    EXPECT_EQ(text.substr(index[50'000].offset, 12), "[Event \"E0\"]");
}

TEST(PgnIndex, StopsAtTheLimitAndReportsFurtherGames)
{
    std::string thousand;
    for (int i = 0; i < 1000; ++i)
        thousand += "*\n";
    PgnIndexer indexer;
    while (indexer.size() < pgn_index_limit)
        indexer.feed(thousand);
    indexer.feed(thousand);
    EXPECT_EQ(indexer.size(), pgn_index_limit);
    const PgnIndex index = indexer.finish();
    EXPECT_EQ(index.size(), pgn_index_limit);
    EXPECT_TRUE(index.is_cut());
}

TEST(PgnScanner, ReturnsGamesAsTheyEnd)
{
    PgnScanner scanner;
    std::vector<PgnExtent> found;
    scanner.feed("[Event \"a\"]\n\n1. e4 *\n\n", found);
    EXPECT_THAT(found, IsEmpty());
    scanner.feed("[Event \"b\"", found);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].length, 22U);
    scanner.finish(found);
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[1].offset, 22U);
}

} // namespace
} // namespace chess
