// SPDX-License-Identifier: GPL-3.0-or-later

// The games of a player in a file, and the totals of their endings.

#include "trainer/played_games.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "endings.h"

namespace trainer {
namespace {

using chess::Color;
using endgame::Outcome;

endgame::TablebaseStore& review_tables()
{
    static endgame::TablebaseStore tables;
    return tables;
}

std::vector<chess::PgnCut> cut_games(const std::string& pgn)
{
    chess::PgnSplitter splitter;
    splitter.feed(pgn);
    splitter.finish();
    std::vector<chess::PgnCut> games;
    while (auto game = splitter.next())
        games.push_back(*std::move(game));
    return games;
}

PlayedGame played_by(Color side, const std::string& pgn)
{
    std::vector<chess::PgnError> errors;
    return played_game(cut_games(pgn).front(), side, review_tables(), {}, errors).value();
}

const std::string thrown_win = "[White \"Müller\"]\n[Black \"Tal\"]\n[Result \"1/2-1/2\"]\n"
                               "[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 61\"]\n\n61. Qf7 1/2-1/2\n";
const std::string agreed_draw = "[White \"Tal\"]\n[Black \"MÜLLER\"]\n[Result \"1/2-1/2\"]\n"
                                "[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n\n1/2-1/2\n";
const std::string slow_win = "[White \"Tal\"]\n[Black \"Anna\"]\n[Result \"1-0\"]\n"
                             "[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n\n1. Qg5 Kh7 2. Qg7# 1-0\n";

TEST(PlayedGames, AreFoundByAnyNameInAnyCase)
{
    const auto first = cut_games(thrown_win).front();
    const auto second = cut_games(agreed_draw).front();
    const PlayerNames player{std::array<std::string, 2>{"Me", "müller"}};
    EXPECT_EQ(player.side_in(first.extent), Color::white);
    EXPECT_EQ(player.side_in(second.extent), Color::black);
    EXPECT_FALSE(player.side_in(cut_games(slow_win).front().extent));
    EXPECT_TRUE(PlayerNames{}.is_anyone());
    EXPECT_EQ(PlayerNames{}.side_in(second.extent), Color::white);
}

TEST(PlayedGames, NamesAreOrderedByFrequency)
{
    NameCounts names;
    for (const auto& game : cut_games(thrown_win + '\n' + agreed_draw + '\n' + slow_win))
        names.add(game.extent);
    EXPECT_EQ(names.most_frequent(2), (std::vector<NameCount>{{"Tal", 3}, {"Anna", 1}}));
    EXPECT_EQ(names.most_frequent(9).size(), 4U);
}

TEST(PlayedGames, TellTheCostliestMistakeOfTheSide)
{
    const PlayedGame own = played_by(Color::white, thrown_win);
    EXPECT_EQ(own.half_points_lost(), 1);
    ASSERT_TRUE(own.costliest());
    EXPECT_EQ(own.costliest()->ply, 1U);
    EXPECT_EQ(own.costliest()->move_number, 61);
    const PlayedGame others = played_by(Color::black, thrown_win);
    EXPECT_EQ(others.half_points_lost(), 0);
    EXPECT_FALSE(others.costliest());
    EXPECT_EQ(others.at_start(), Outcome::loss);
    EXPECT_EQ(others.final(), Outcome::draw);
    const PlayedGame agreed = played_by(Color::white, agreed_draw);
    EXPECT_EQ(agreed.half_points_lost(), 1) << "given away by agreement";
    EXPECT_FALSE(agreed.costliest());
}

TEST(PlayedGames, TotalsCountWhatWasKeptAndWhatWasGivenAway)
{
    TotalsByEnding totals;
    for (const std::string& pgn : {thrown_win, agreed_draw, slow_win})
        totals["KQK"].add(played_by(Color::white, pgn));
    const EndingTotals& white = totals["KQK"];
    EXPECT_EQ(white.games(), 3U);
    EXPECT_EQ(white.begun[2], 3U);
    EXPECT_EQ(white.kept[2], 1U);
    EXPECT_EQ(white.half_points_lost, 2U);
    EXPECT_EQ(white.half_points_gained, 0U);
    EXPECT_EQ(white.average_waste(), 1.0);
    EndingTotals black;
    for (const std::string& pgn : {thrown_win, agreed_draw, slow_win})
        black.add(played_by(Color::black, pgn));
    EXPECT_EQ(black.begun[0], 3U);
    EXPECT_EQ(black.kept[0], 2U);
    EXPECT_EQ(black.half_points_gained, white.half_points_lost) << "what one side loses, the other gains";
    EXPECT_FALSE(black.average_waste());
}

TEST(PlayedGames, TotalsAddUp)
{
    TotalsByEnding totals;
    totals["KQK"].add(played_by(Color::white, thrown_win));
    totals["KRK"].add(played_by(Color::white, slow_win));
    totals["KRK"].add(played_by(Color::white, agreed_draw));
    EndingTotals sum = totals["KQK"];
    sum.add(totals["KRK"]);
    EXPECT_EQ(sum_of(totals), sum);
    ASSERT_EQ(by_frequency(totals).size(), 2U);
    EXPECT_EQ(by_frequency(totals).front().first, "KRK");
}

TEST(PlayedGames, AnEndingThatIsNotAdmittedIsPassedOverForALaterOne)
{
    const std::string pgn = "[FEN \"7k/8/5K2/8/8/8/p7/1QR5 w - - 0 1\"]\n\n1. Qxa2 Kh7 2. Rh1# *\n";
    std::vector<endgame::Material> asked;
    std::vector<chess::PgnError> errors;
    const auto game = played_game(
        cut_games(pgn).front(), Color::white, review_tables(),
        [&](const endgame::Material& ending) {
            asked.push_back(ending);
            return !is_on_request(ending);
        },
        errors);
    ASSERT_TRUE(game);
    EXPECT_EQ(game->ending.name, "KQRK");
    EXPECT_EQ(game->ending.start, 1U);
    EXPECT_EQ(asked.size(), 2U);
    EXPECT_TRUE(is_on_request(asked.front()));
}

} // namespace
} // namespace trainer
