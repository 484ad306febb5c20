// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/practice/own_mistake.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "chess/pgn_reader.h"
#include "endings.h"
#include "trainer/own_position.h"

namespace trainer::practice {
namespace {

using chess::Color;
using endgame::table_of;

PlayedGame game_of(const std::string& pgn, Color side)
{
    static endgame::TablebaseStore tables;
    const chess::PgnReading reading = chess::read_pgn_game(pgn);
    const auto ending = played_ending(reading.game.tree, reading.end, tables);
    EXPECT_TRUE(ending) << pgn;
    return {.extent = {}, .ending = *ending, .result = reading.game.result, .side = side};
}

ResultChange mistake_in(const std::string& pgn)
{
    const PlayedGame game = game_of(pgn, Color::white);
    EXPECT_FALSE(game.ending.changes.empty()) << pgn;
    return game.ending.changes.front();
}

TEST(OwnMistake, AskForTheResultThatWasGivenAway)
{
    const auto win =
        exercise_from(mistake_in("[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n\n1. Qf7 *"), table_of("KQK"));
    ASSERT_TRUE(win);
    EXPECT_EQ(win->prospect, Prospect::win);
    EXPECT_EQ(win->ending.name(), "KQK");
    EXPECT_TRUE(name_of(*win).starts_with("KQK:own:") && name_of(*win).ends_with(":win")) << name_of(*win);
    EXPECT_EQ(exercise_named(name_of(*win)), win);
    const auto draw = exercise_from(
        mistake_in("[FEN \"8/8/8/8/4k3/8/4p3/4K3 w - - 0 1\"]\n\n1. Kf2 Kd3 2. Kf3 *"), table_of("KPK"));
    ASSERT_TRUE(draw);
    EXPECT_EQ(draw->prospect, Prospect::draw);
    EXPECT_EQ(draw->ending.name(), "KPK");
    EXPECT_TRUE(name_of(*draw).ends_with(":draw"));
    EXPECT_EQ(exercise_named(name_of(*draw)), draw);
}

TEST(OwnMistake, AResultThatGavePointsAwayAsksForTheOneDeserved)
{
    const std::string won = "[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n\n";
    const auto agreed = exercise_at_end(game_of(won + "1/2-1/2", Color::white), table_of("KQK"));
    ASSERT_TRUE(agreed);
    EXPECT_EQ(agreed->prospect, Prospect::win);
    EXPECT_EQ(agreed, exercise_from(mistake_in(won + "1. Qf7 *"), table_of("KQK")));
    EXPECT_FALSE(exercise_at_end(game_of(won + "1/2-1/2", Color::black), table_of("KQK")));
    EXPECT_FALSE(exercise_at_end(game_of(won + "1-0", Color::white), table_of("KQK")));
    EXPECT_FALSE(exercise_at_end(game_of(won + "*", Color::white), table_of("KQK")));
    EXPECT_FALSE(exercise_at_end(game_of(won + "1. Qf7 1-0", Color::black), table_of("KQK"))) << "stalemate";

    const auto resigned = exercise_at_end(
        game_of("[FEN \"8/8/8/3k4/3p4/8/3K4/8 w - - 0 1\"]\n\n0-1", Color::white), table_of("KPK"));
    ASSERT_TRUE(resigned);
    EXPECT_EQ(resigned->prospect, Prospect::draw);
}

TEST(OwnMistake, WithTheOpponentToMoveAtTheEndItBeginsAfterTheBestMove)
{
    const std::string drawn = "[FEN \"8/8/8/3k4/3p4/8/8/3K4 w - - 0 1\"]\n\n1. Kd2 0-1";
    const auto resigned = exercise_at_end(game_of(drawn, Color::white), table_of("KPK"));
    ASSERT_TRUE(resigned);
    EXPECT_EQ(resigned->prospect, Prospect::draw);
    EXPECT_EQ(image_of(*resigned->own, Color::white, 0).board().of(chess::Role::pawn).size(), 1);
    const std::string winning = "[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n\n1. Qg5 1/2-1/2";
    const auto agreed = exercise_at_end(game_of(winning, Color::white), table_of("KQK"));
    ASSERT_TRUE(agreed);
    EXPECT_EQ(agreed->prospect, Prospect::win);
    EXPECT_EQ(agreed->own, own_position(chess::position_of("8/7k/5K2/6Q1/8/8/8/8 w - - 0 1").setup()));
}

TEST(OwnMistake, TheSameMistakeOfAnotherColourIsTheSameExercise)
{
    const auto white =
        exercise_from(mistake_in("[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n\n1. Qf7 *"), table_of("KQK"));
    const auto black =
        exercise_from(mistake_in("[FEN \"8/8/8/8/8/1qk5/8/K7 b - - 7 1\"]\n\n1... Qc2 *"), table_of("KQK"));
    ASSERT_TRUE(white && black);
    EXPECT_EQ(*white, *black);
}

TEST(OwnMistake, AResultThatDependsOnTheClockIsNoExercise)
{
    // The win needs more moves than are left before the draw by the fifty-move rule.
    ResultChange mistake = mistake_in("[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n\n1. Qf7 *");
    mistake.before = endgame::Outcome::draw;
    EXPECT_FALSE(exercise_from(mistake, table_of("KQK")));
    EXPECT_FALSE(exercise_from(mistake_in("[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n\n1. Qf7 *"), {}));
    // Only mate in one is in time; with a new clock most moves would win.
    EXPECT_FALSE(
        exercise_from(mistake_in("[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 99 60\"]\n\n1. Qf7 *"), table_of("KQK")));
}

TEST(OwnMistake, TheDrillIsAnImageWithTheUserToMove)
{
    const auto win =
        *exercise_from(mistake_in("[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n\n1. Qf7 *"), table_of("KQK"));
    const auto draw = *exercise_from(
        mistake_in("[FEN \"8/8/8/8/4k3/8/4p3/4K3 w - - 0 1\"]\n\n1. Kf2 Kd3 2. Kf3 *"), table_of("KPK"));
    for (const Exercise& exercise : {win, draw}) {
        for (std::uint64_t number = 0; number < 20; ++number) {
            const Drill drill = drill_of(exercise, number);
            const auto start = random_start({}, drill.request, number);
            ASSERT_TRUE(start);
            EXPECT_EQ(own_position(start->setup()), exercise.own);
            const bool is_attacker = drill.seat == Seat::attacker;
            EXPECT_EQ(start->turn() == drill.request.attacker, is_attacker);
        }
    }
}

} // namespace
} // namespace trainer::practice
