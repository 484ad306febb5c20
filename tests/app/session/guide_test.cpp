// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/guide.h"

#include <QSignalSpy>

#include "app_fixture.h"

namespace app_test {
namespace {

using trainer::Game;
using trainer::Seat;

const endgame::Forcing& rungs()
{
    static const endgame::Forcing all = *trainer::method::number_rungs(trainer::coach::stage_pens());
    return all;
}

class GuideTest : public ::testing::Test {
protected:
    void SetUp() override
    {
        if (test::slowdown > 1)
            GTEST_SKIP() << "takes too long";
        guide.learn(rungs());
    }

    Guide guide;
    QSignalSpy found{&guide, &Guide::found};
};

TEST_F(GuideTest, FindsTheStepOnce)
{
    const Game game{position_of(mateIn3)};
    EXPECT_FALSE(guide.stepAt(0));
    guide.ask(game);
    guide.ask(game);
    EXPECT_FALSE(guide.stepAt(0));
    ASSERT_TRUE(found.wait(patience));
    ASSERT_TRUE(guide.stepAt(0));
    EXPECT_EQ(guide.stepAt(0)->moves, 3);
    EXPECT_FALSE(guide.stepAt(1));
    guide.ask(game);
    QTest::qWait(100);
    EXPECT_EQ(found.count(), 1);
}

TEST_F(GuideTest, AnswersOnlyWhatWasAskedLast)
{
    guide.ask(Game{position_of(mateIn27)});
    guide.forget();
    guide.ask(Game{position_of(mateIn19)});
    guide.forget();
    guide.ask(Game{position_of(mateIn3)});
    ASSERT_TRUE(found.wait(patience));
    QTest::qWait(200);
    EXPECT_EQ(found.count(), 1);
    EXPECT_EQ(guide.stepAt(0)->moves, 3);
    guide.ask(Game{position_of(mateIn27)});
    EXPECT_TRUE(guide.stepAt(0)) << "asking about another round takes that it is forgotten";
    guide.forget();
    EXPECT_FALSE(guide.stepAt(0));
}

class FollowingTest : public SessionTest {
protected:
    void SetUp() override
    {
        if (test::slowdown > 1)
            GTEST_SKIP() << "takes too long";
        session.help().setFollowing(true);
        start(mateIn27, Seat::attacker);
        waitForStep();
    }

    void waitForStep()
    {
        ASSERT_TRUE(QTest::qWaitFor([this] { return session.help().methodStep().has_value(); }, patience));
    }
};

TEST_F(FollowingTest, PlaysTheMethodsMoveAndTellsSoInTheRound)
{
    const chess::Move move = session.help().methodStep()->open.front();
    session.help().playByMethod();
    EXPECT_EQ(session.round().game().node(1).move, move);
    EXPECT_EQ(session.round().help().hinted.at(0), Rung::play);
    EXPECT_FALSE(session.help().methodStep()) << "it is not his move";
    waitForReply();
    waitForStep();
    // Who plays for himself had the arrows before him.
    session.play(best().front());
    EXPECT_EQ(session.round().help().hinted.at(2), Rung::moves);
}

TEST_F(FollowingTest, LeadsFromWhereOneGoesBackTo)
{
    const auto first = session.help().methodStep()->open;
    session.help().playByMethod();
    waitForReply();
    waitForStep();
    session.takeBack();
    waitForStep();
    EXPECT_EQ(session.help().methodStep()->open, first);
    start(mateIn3, Seat::attacker);
    waitForStep();
    EXPECT_EQ(session.help().methodStep()->moves, 3);
}

TEST_F(FollowingTest, IsOfferedToTheAttackerWithBishopAndKnightAlone)
{
    EXPECT_TRUE(session.help().offersMethod());
    session.enterSetUp();
    EXPECT_FALSE(session.help().offersMethod());
    session.leaveSetUp();
    session.setSeat(Seat::both);
    EXPECT_TRUE(session.help().offersMethod());
    session.setExam(true);
    EXPECT_FALSE(session.help().offersMethod());
    session.setExam(false);
    session.setSeat(Seat::defender);
    EXPECT_FALSE(session.help().offersMethod());
    start(rookEnding, Seat::attacker);
    EXPECT_FALSE(session.help().offersMethod());
    session.help().playByMethod();
    EXPECT_EQ(plies(), 0U);
}

} // namespace
} // namespace app_test
