// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/practice/goal.h"

#include <random>

#include <gtest/gtest.h>

#include "chess/fen.h"
#include "endings.h"
#include "rounds.h"
#include "tests/chess/printing.h"

namespace trainer::practice {
namespace {

using chess::position_of;
using endgame::table_of;

Goal goal_from(const char* name, const char* fen)
{
    const Exercise exercise = *exercise_named(name);
    return goal_of(exercise, position_of(fen), table_of(exercise.ending));
}

TEST(GoalTest, AMateMayTakeHalfAsLongAgain)
{
    EXPECT_EQ(goal_from("KBNK:mate:1-", mate_in_3), (Goal{{}, 7})) << "four moves at least";
    const auto& tables = table_of(*endgame::Material::parse("KQKR"));
    const chess::Position start = position_of("8/8/8/3rk3/8/8/4K3/5Q2 w - - 0 1");
    const int mate = tables.probe(start)->to_mate().moves();
    EXPECT_EQ(goal_of(*exercise_named("KQKR:1-"), start, tables), (Goal{{}, mate + mate / 2}));
}

TEST(GoalTest, NoMateMayTakeMoreThanFiftyMoves)
{
    const Exercise exercise{.ending = endgame::kbnk};
    const auto& tables = table_of(endgame::kbnk);
    const auto longest = random_start(tables, {.shortest = 33, .longest = 33}, 1);
    ASSERT_TRUE(longest);
    EXPECT_EQ(goal_of(exercise, *longest, tables), (Goal{{}, 49}));
}

TEST(GoalTest, AStageEndsWithTheNextOne)
{
    const Goal goal = goal_from("KBNK:w:1-18", "5k2/5N2/5K2/5B2/8/8/8/8 w - - 0 1");
    ASSERT_TRUE(goal.stage);
    EXPECT_GT(*goal.stage, coach::Stage::w);
    EXPECT_GT(goal.moves, 4);
    EXPECT_LT(goal.moves, 18);
}

TEST(GoalTest, TheStageBeforeTheLastEndsWithMate)
{
    const char* const start = "2B5/k1K5/8/8/8/3N4/8/8 w - - 0 1";
    EXPECT_FALSE(goal_from("KBNK:small-triangle:1-", start).stage);
}

/// Every exercise with a stage can be done in time by every line of best play, the slowest included.
TEST(GoalTest, AllBestPlayReachesTheNextStageInTime)
{
    for (const Exercise& exercise : exercises(Syllabus::bishop_and_knight)) {
        if (!exercise.stage || *exercise.stage == coach::last_kbnk_stage)
            continue;
        const auto& tables = table_of(exercise.ending);
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            const auto start = random_start(tables, drill_of(exercise, seed).request, seed);
            ASSERT_TRUE(start) << name_of(exercise);
            const Goal goal = goal_of(exercise, *start, tables);
            std::mt19937 random{static_cast<unsigned>(seed)};
            const auto play_best = [&](const chess::Position& position) {
                const auto best = tables.best_moves(position);
                return position.play(best[random() % best.size()]);
            };
            for (int line = 0; line < 30; ++line) {
                chess::Position position = *start;
                int moves = 0;
                while (!is_checkmate(position) &&
                       (moves == 0 || !is_beyond_stage(exercise, position, tables))) {
                    ASSERT_LT(moves, goal.moves) << name_of(exercise) << ' ' << to_fen(start->setup());
                    position = play_best(position);
                    if (!is_checkmate(position))
                        position = play_best(position);
                    ++moves;
                }
                EXPECT_TRUE(!goal.stage || is_checkmate(position) ||
                            *coach::stage_of(tables, position) >= *goal.stage)
                    << name_of(exercise) << ' ' << to_fen(start->setup());
            }
        }
    }
}

} // namespace
} // namespace trainer::practice
