// SPDX-License-Identifier: GPL-3.0-or-later

// The games of a player in a file, and the totals of their endings.

#include "trainer/played_games.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "chess/legal_moves.h"
#include "chess/pgn_writer.h"
#include "endings.h"
#include "tests/chess/printing.h"
#include "trainer/random.h"

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

TEST(PlayedGames, AreDecidedUnlessMovesMayBeMissing)
{
    const std::string start = "[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n";
    for (const std::string rest : {"[Result \"1-0\"]\n\n1. Qf7 1/2-1/2\n", "[Site]\n\n1. Qf7 1/2-1/2\n",
                                   "\n1. Qf7 $300 & 1/2-1/2\n"}) {
        const PlayedGame game = played_by(Color::white, start + rest);
        EXPECT_TRUE(game.is_decided()) << rest;
        EXPECT_EQ(game.half_points_lost(), 1) << rest;
    }
    EXPECT_FALSE(played_by(Color::white, start + "\n1. Qg5 Kh7 2. Qh9 1/2-1/2\n").is_decided());
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

/// A game of random moves, as PGN; shorter than the fifty-move rule could matter.
std::string random_game(const std::string& fen, Random& random)
{
    chess::PgnGame game;
    game.tree = chess::GameTree{chess::position_of(fen)};
    game.tags.set("White", "Müller");
    game.tags.set("Black", "Tal");
    game.result = static_cast<chess::PgnResult>(below(random, 4));
    chess::GameTree::NodeId at = chess::GameTree::root;
    for (int ply = 0; ply < 40; ++ply) {
        const chess::Position& position = game.tree.node(at).position;
        const auto moves = legal_moves(position);
        if (moves.empty() || is_dead(position))
            break;
        at = game.tree.add(at, *(moves.begin() + below(random, static_cast<std::size_t>(moves.size()))));
    }
    if (const auto end = chess::result_of(game.tree.node(at).position); end != chess::PgnResult::unknown)
        game.result = end;
    return to_pgn(game);
}

/// The results of the positions of a game's moves, from the tables alone, for White.
std::vector<Outcome> outcomes_for_white(const std::string& pgn)
{
    std::vector<Outcome> outcomes;
    const chess::GameTree tree = chess::read_pgn_game(pgn).game.tree;
    for (const chess::GameTree::NodeId node : tree.main_line()) {
        const chess::Position& position = tree.node(node).position;
        const auto verdict = review_tables().probe(position);
        const Outcome outcome = verdict ? verdict->outcome() : Outcome::draw;
        outcomes.push_back(position.turn() == Color::white ? outcome : reversed(outcome));
    }
    return outcomes;
}

TEST(PlayedGames, ReportAllMistakesAndNothingElse)
{
    Random random;
    std::size_t mistakes = 0;
    TotalsByEnding totals;
    EndingTotals list;
    for (int game = 0; game < 300; ++game) {
        const std::string fen =
            std::array{"8/8/4k3/8/3KP3/8/8/8 w - - 0 1", "8/8/8/3qk3/8/8/4K3/3R4 b - - 0 1",
                       "8/2k5/8/8/3K4/8/1p4P1/8 w - - 0 1"}
                .at(static_cast<std::size_t>(game % 3));
        const std::string pgn = random_game(fen, random);
        const std::vector<Outcome> outcomes = outcomes_for_white(pgn);
        for (const Color side : {Color::white, Color::black}) {
            const PlayedGame played = played_by(side, pgn);
            std::vector<std::size_t> expected;
            for (std::size_t ply = 1; ply < outcomes.size(); ++ply) {
                const bool is_whites = (fen.find(" w ") != std::string::npos) == (ply % 2 == 1);
                const int lost = half_points(outcomes[ply - 1], outcomes[ply]);
                if (is_whites == (side == Color::white) && (is_whites ? lost : -lost) > 0)
                    expected.push_back(ply);
            }
            std::vector<std::size_t> reported;
            for (const ResultChange& mistake : played.mistakes()) {
                reported.push_back(mistake.ply);
                const auto before = chess::Position::from(mistake.setup).value();
                EXPECT_EQ(review_tables().probe(before)->outcome(), mistake.before) << pgn;
                EXPECT_EQ(reversed(review_tables().probe(before.play(mistake.best))->outcome()),
                          mistake.before)
                    << "the best move keeps the result: " << pgn;
            }
            EXPECT_EQ(reported, expected) << pgn;
            mistakes += reported.size();
            if (side == Color::white && played.is_decided()) {
                totals[played.ending.name].add(played);
                list.add(played);
            }
        }
    }
    EXPECT_GT(mistakes, 100U);
    EXPECT_GT(totals.size(), 1U);
    EXPECT_EQ(sum_of(totals), list) << "the table adds up to the list";
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
