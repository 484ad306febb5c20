// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/stages.h"

#include "app_fixture.h"
#include "show/standing.h"

namespace app_test {
namespace {

using StagesTest = SessionTest;

constexpr auto inTheWrongCorner = "7k/8/5K2/5BN1/8/8/8/8 w - - 0 1";

TEST_F(StagesTest, BishopAndKnightHaveTenAndOneIsPresent)
{
    start(mateIn27, trainer::Seat::attacker);
    const Steps steps = stagesOf(session);
    EXPECT_EQ(steps.steps.size(), 10U);
    EXPECT_EQ(steps.present, 1);
    EXPECT_EQ(standingOf(session).stages, steps);
    EXPECT_TRUE(standingOf(session, Telling::results).stages.steps.empty()) << "a stage tells how far it is";
}

TEST_F(StagesTest, EveryStageHasAnAimAndMostHaveSquares)
{
    for (const char* fen : {mateIn27, inTheWrongCorner, mateIn3, rookEnding, pawnEnding}) {
        start(fen, trainer::Seat::both);
        const Steps steps = stagesOf(session);
        ASSERT_FALSE(steps.steps.empty()) << fen;
        for (int step = 0; step < static_cast<int>(steps.steps.size()); ++step) {
            EXPECT_FALSE(steps.steps[static_cast<std::size_t>(step)].aim.isEmpty());
            ASSERT_TRUE(stageMark(session, step));
            const bool isBox = fen == rookEnding && step < 2;
            EXPECT_TRUE(isBox || !stageMark(session, step)->squares.empty()) << fen << ' ' << step;
        }
        EXPECT_FALSE(stageMark(session, static_cast<int>(steps.steps.size())));
        EXPECT_FALSE(stageMark(session, -1));
    }
}

TEST_F(StagesTest, AreEmptyWithoutAMateOrForTheDefender)
{
    start(queenAgainstRook, trainer::Seat::attacker);
    EXPECT_TRUE(stagesOf(session).steps.empty());
    start("8/8/3k4/8/8/3NN3/3K4/8 w - - 0 1", trainer::Seat::attacker);
    EXPECT_TRUE(stagesOf(session).steps.empty());
    start(mateIn27, trainer::Seat::defender);
    EXPECT_TRUE(stagesOf(session).steps.empty());
    start(mateIn27, trainer::Seat::attacker);
    session.enterSetUp();
    EXPECT_TRUE(stagesOf(session).steps.empty());
    EXPECT_FALSE(stageMark(session, 0));
}

TEST_F(StagesTest, AReplayHasStages)
{
    start(mateIn27, trainer::Seat::attacker);
    ASSERT_TRUE(session.enterReplay());
    EXPECT_FALSE(stagesOf(session).steps.empty());
    session.goToPly(session.replay()->line.size());
    EXPECT_TRUE(stagesOf(session).steps.empty()) << "it is mate";
}

} // namespace
} // namespace app_test
