// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/progress.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "endings.h"
#include "tests/chess/printing.h"
#include "trainer/judge.h"

namespace trainer {
namespace {

using chess::position_of;

class Progress : public ::testing::Test {
protected:
    /// Plays the winner's move of a cost, or the next costlier one that keeps the win, and a best reply;
    /// whether a word is due after it.
    bool plays(int cost)
    {
        const auto moves = *judge_all(kbnk, round.position());
        const auto costly = [&](const JudgedMove& move) {
            return move.judgement.cost >= cost && move.judgement.after.outcome() == endgame::Outcome::win;
        };
        round.play(std::ranges::find_if(moves, costly)->move);
        round.learn(kbnk, 100);
        const Game::NodeId node = round.game().current();
        round.play(kbnk.best_moves(round.position()).front());
        round.learn(kbnk, 100);
        return stalls(round, node);
    }
    /// The number of the first of some moves, from 1, after which a word is due; 0 if none.
    int first_word(int moves, int cost)
    {
        for (int move = 1; move <= moves; ++move) {
            if (plays(cost))
                return move;
        }
        return 0;
    }

    const endgame::Tablebase& kbnk = endgame::table_of("KBNK");
    Round round{position_of("8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1"), Seat::both};
};

TEST_F(Progress, BestPlayIsNeverBlamed)
{
    EXPECT_EQ(first_word(20, 0), 0);
}

TEST_F(Progress, SixMovesThatCostOneEachAreNoticedOnce)
{
    EXPECT_EQ(first_word(12, 1), stalled_moves);
    EXPECT_EQ(first_word(8, 1), 0) << "it has been said";
}

TEST_F(Progress, IsReportedAgainAfterProgress)
{
    EXPECT_EQ(first_word(6, 1), stalled_moves);
    EXPECT_EQ(first_word(3, 0), 0);
    EXPECT_GT(first_word(8, 1), 3) << "what was gained must be lost first";
}

TEST_F(Progress, WhoIsOnTheWayBackFromADetourIsLeftInPeace)
{
    round = Round{position_of("8/1k6/8/1K1N4/8/8/8/5B2 w - - 0 1"), Seat::both};
    // Five best moves make up for less than the detour.
    const auto moves = *judge_all(kbnk, round.position());
    const auto detour = std::ranges::find_if(moves, [](const JudgedMove& move) {
        return move.judgement.cost >= stalled_moves - 1 &&
               move.judgement.after.outcome() == endgame::Outcome::win;
    });
    ASSERT_NE(detour, moves.end());
    round.play(detour->move);
    round.play(kbnk.best_moves(round.position()).front());
    EXPECT_EQ(first_word(8, 0), 0);
}

TEST_F(Progress, OneDetourAmongBestMovesIsNoStandstill)
{
    EXPECT_EQ(first_word(5, 0), 0);
    EXPECT_EQ(first_word(1, 8), 0) << "the detour itself has been named";
}

TEST_F(Progress, TheDefenderAndAThrownWinAreNotItsBusiness)
{
    for (int i = 0; i < 5; ++i)
        plays(1);
    round.play(kbnk.best_moves(round.position()).front());
    round.learn(kbnk, 100);
    const Game::NodeId reply_to = round.game().current();
    round.play(kbnk.best_moves(round.position()).front());
    round.learn(kbnk, 100);
    EXPECT_FALSE(stalls(round, round.game().current())) << "a move of the defender's";
    EXPECT_FALSE(stalls(round, reply_to)) << "a best one";
    EXPECT_FALSE(stalls(round, 0));
}

} // namespace
} // namespace trainer
