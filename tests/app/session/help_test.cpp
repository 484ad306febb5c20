// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/help.h"

#include "app_fixture.h"
#include "trainer/practice/exercise.h"

namespace app_test {
namespace {

using trainer::Seat;

using HelpTest = SessionTest;

TEST_F(HelpTest, AHintLastsUntilTheNextMove)
{
    start(mateIn27, Seat::attacker);
    climbTo(Rung::piece);
    session.play(best().front());
    EXPECT_FALSE(session.help().hint());
    EXPECT_FALSE(session.help().hints()) << "it is not his move";
    waitForReply();
    session.help().climb();
    EXPECT_TRUE(session.help().hint());
    session.takeBack();
    EXPECT_FALSE(session.help().hint());
}

TEST_F(HelpTest, AHintReturnsAfterAReplay)
{
    start(mateIn27, Seat::attacker);
    climbTo(Rung::piece);
    ASSERT_TRUE(session.enterReplay());
    EXPECT_FALSE(session.help().hint());
    session.leaveReplay();
    EXPECT_EQ(session.help().hint(), Rung::piece);
    session.enterSetUp();
    EXPECT_FALSE(session.help().hint());
}

TEST_F(HelpTest, HintsEndAtTheMoveAndPlayingItIsRecorded)
{
    start(mateIn27, Seat::attacker);
    const chess::Move move = session.help().hints()->move;
    EXPECT_FALSE(session.help().canPlayHint());
    climbTo(Rung::aim);
    EXPECT_FALSE(session.help().canPlayHint());
    climbTo(Rung::moves);
    EXPECT_TRUE(session.help().canPlayHint());
    EXPECT_FALSE(session.help().canClimb());
    session.help().climb();
    EXPECT_EQ(session.help().hint(), Rung::moves);
    EXPECT_EQ(plies(), 0U) << "a hint plays nothing";
    session.help().playHint();
    EXPECT_EQ(session.round().game().node(1).move, move);
    EXPECT_FALSE(session.help().hint());
    EXPECT_EQ(session.round().help().hinted.at(0), Rung::play);
    EXPECT_TRUE(session.round().is_played_for_user(1));
    EXPECT_EQ(session.round().helped_moves(), 1);
    waitForReply();
    session.help().climb();
    EXPECT_EQ(session.help().hint(), session.help().hints()->rungs.front()) << "from the bottom again";
    EXPECT_EQ(session.round().helped_moves(), 1) << "no move has been played with it yet";
}

TEST_F(HelpTest, WithoutASolvedEndingThereAreNoHints)
{
    start(fivePieces, Seat::both);
    session.help().climb();
    EXPECT_FALSE(session.help().hint());
    EXPECT_TRUE(session.round().help().hinted.empty());
}

TEST_F(HelpTest, HelpIsRestrictedInQuestionsAndExams)
{
    start(mateIn27, Seat::attacker);
    EXPECT_TRUE(session.help().offersHints());
    EXPECT_TRUE(session.help().offersMethod());
    session.help().allow(session::Help::Allowed::hints);
    EXPECT_TRUE(session.help().offersHints());
    EXPECT_FALSE(session.help().offersMethod());
    EXPECT_FALSE(session.help().isOffered());
    session.help().allow(session::Help::Allowed::allOther);
    EXPECT_FALSE(session.help().offersHints());
    EXPECT_TRUE(session.help().isOffered());
    session.help().allow(session::Help::Allowed::none);
    EXPECT_FALSE(session.help().offersHints());
    EXPECT_FALSE(session.help().offersMethod());
    session.help().allow(session::Help::Allowed::all);
    session.setExam(true);
    EXPECT_FALSE(session.help().offersHints());
    EXPECT_FALSE(session.help().offersMethod());
}

TEST_F(HelpTest, AMoveKnownByHeartHasNoHintsButTheMethod)
{
    const trainer::practice::Exercise exercise = exercises(trainer::practice::Syllabus::by_heart).front();
    session.deal(trainer::practice::drill_of(exercise, 0), 1);
    ASSERT_TRUE(QTest::qWaitFor([&] { return session.round().seed() == 1U; }, patience));
    EXPECT_FALSE(session.help().offersHints());
    EXPECT_TRUE(session.help().offersMethod());
    session.play(best().front());
    waitForReply();
    EXPECT_TRUE(session.help().offersHints()) << "afterwards it is a game like others";
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

TEST_F(FollowingTest, PlaysTheMethodsMoveAndRecordsIt)
{
    const chess::Move move = session.help().methodStep()->open.front();
    session.help().playByMethod();
    EXPECT_EQ(session.round().game().node(1).move, move);
    EXPECT_TRUE(session.round().is_played_for_user(1));
    EXPECT_FALSE(session.help().methodStep()) << "it is not his move";
    waitForReply();
    waitForStep();
    // A user who plays the move saw the arrows before.
    session.play(best().front());
    EXPECT_EQ(session.round().help().hinted.at(2), Rung::moves);
}

TEST_F(FollowingTest, GuidesFromThePositionTakenBackTo)
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
    EXPECT_EQ(session.help().methodStep()->mate_in, 3);
}

TEST_F(FollowingTest, IsOfferedOnlyToTheAttackerWithBishopAndKnight)
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

TEST_F(FollowingTest, TurningTheMethodOffEndsTheGuidance)
{
    session.help().setFollowing(false);
    EXPECT_FALSE(session.help().methodStep());
    session.play(best().front());
    EXPECT_TRUE(session.round().help().hinted.empty());
}

} // namespace
} // namespace app_test
