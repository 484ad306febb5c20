// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/activity.h"

#include <gtest/gtest.h>

#include "endings.h"
#include "rounds.h"
#include "tests/chess/printing.h"

namespace trainer {
namespace {

using chess::position_of;
using chess::Square;

class ActivityTest : public ::testing::Test {
protected:
    chess::Position of_round = position_of(mate_in_27);
    const endgame::Tablebase& kbnk = endgame::table_of(endgame::kbnk);
    Activity activity;
};

TEST_F(ActivityTest, AtFirstTheRoundIsPlayed)
{
    EXPECT_TRUE(activity.is_playing());
    EXPECT_EQ(activity.editor(), nullptr);
    EXPECT_EQ(activity.replay(), nullptr);
    EXPECT_EQ(activity.position(of_round)->setup(), of_round.setup());
}

TEST_F(ActivityTest, BoardShowsTheSetupIfItIsLegal)
{
    activity.set_up(position_of(mate_in_3).setup());
    EXPECT_FALSE(activity.is_playing());
    EXPECT_EQ(activity.position(of_round)->setup(), position_of(mate_in_3).setup());
    activity.editor()->remove(Square::a8);
    EXPECT_FALSE(activity.position(of_round));
    activity.play();
    EXPECT_TRUE(activity.is_playing());
}

TEST_F(ActivityTest, EndingAReplayRestoresThePreviousUse)
{
    ASSERT_TRUE(activity.begin_replay(kbnk, position_of(mate_in_3)));
    EXPECT_FALSE(activity.is_playing());
    activity.end_replay();
    EXPECT_TRUE(activity.is_playing());

    activity.set_up(of_round.setup());
    ASSERT_TRUE(activity.begin_replay(kbnk, position_of(mate_in_3)));
    EXPECT_EQ(activity.editor(), nullptr);
    EXPECT_EQ(activity.held_editor()->setup(), of_round.setup());
    ASSERT_TRUE(activity.begin_replay(kbnk, position_of(mate_in_27))) << "another line from this one";
    activity.end_replay();
    EXPECT_NE(activity.editor(), nullptr);
}

TEST_F(ActivityTest, WithoutALineThereIsNoReplay)
{
    EXPECT_FALSE(activity.begin_replay({}, position_of(mate_in_3)));
    EXPECT_TRUE(activity.is_playing());
}

TEST_F(ActivityTest, AReplayStaysWithinItsLine)
{
    ASSERT_TRUE(activity.begin_replay(kbnk, position_of(mate_in_3)));
    EXPECT_EQ(activity.position(of_round)->setup(), position_of(mate_in_3).setup());
    activity.choose(kbnk, activity.replay()->line.steps()[0].equals.back());
    EXPECT_EQ(activity.replay()->ply, 1U);
    activity.go_to_ply(1000);
    EXPECT_EQ(activity.replay()->ply, 5U);
    EXPECT_TRUE(activity.replay()->is_at_end());
    activity.choose(kbnk, {});
    EXPECT_EQ(activity.replay()->ply, 5U);
}

} // namespace
} // namespace trainer
