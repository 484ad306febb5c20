// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/guidance.h"

#include <new>

#include "app_fixture.h"
#include "show/coach.h"
#include "show/diagram.h"
#include "show/standing.h"

namespace app_test {
namespace {

using trainer::Seat;

class GuidanceTest : public SessionTest {
protected:
    void SetUp() override
    {
        if (test::slowdown > 1)
            GTEST_SKIP() << "takes too long";
        session.help().setFollowing(true);
    }

    void waitForStep()
    {
        ASSERT_TRUE(QTest::qWaitFor([this] { return session.help().methodStep().has_value(); }, patience));
    }
    std::vector<board::Arrow> drawn() const { return diagramOf(session, {}).arrows; }
};

TEST_F(GuidanceTest, SaysThatItIsBeingPreparedThenWhatIsNextAndDrawsTheMoves)
{
    start(mateIn27, Seat::attacker);
    EXPECT_EQ(remarkOf(session).headline, u"Preparing the method…"_s);
    EXPECT_TRUE(drawn().empty());
    waitForStep();
    const Remark remark = remarkOf(session);
    EXPECT_TRUE(isSentence(remark.headline)) << remark.headline.toStdString();
    EXPECT_TRUE(remark.headline.startsWith(u"Field: "_s)) << remark.headline.toStdString();
    const auto step = session.help().methodStep();
    EXPECT_TRUE(remark.reason.contains(moveName(shown(), step->open.front()))) << remark.reason.toStdString();
    ASSERT_EQ(drawn().size(), step->open.size());
    EXPECT_EQ(drawn().front(),
              (board::Arrow{step->open.front().from, step->open.front().to, board::ArrowKind::method}));
}

TEST_F(GuidanceTest, SpeaksOnEveryMoveOfAMateAndNeverLosesIt)
{
    start(mateIn19, Seat::attacker);
    while (!session.round().end()) {
        waitForStep();
        EXPECT_TRUE(isSentence(remarkOf(session).headline)) << remarkOf(session).headline.toStdString();
        EXPECT_TRUE(isSentence(remarkOf(session).reason)) << remarkOf(session).reason.toStdString();
        session.help().playByMethod();
        waitForReply();
        ASSERT_LT(plies(), 99U);
    }
    EXPECT_TRUE(is_checkmate(shown()));
}

TEST_F(GuidanceTest, AHintComesBeforeIt)
{
    start(mateIn27, Seat::attacker);
    waitForStep();
    const Remark led = remarkOf(session);
    climbTo(Rung::moves);
    EXPECT_NE(remarkOf(session).headline, led.headline);
    EXPECT_EQ(drawn().front().kind, board::ArrowKind::best);
}

TEST_F(GuidanceTest, IsSilentWhereItDoesNotLead)
{
    start(mateIn27, Seat::attacker);
    waitForStep();
    session.setExam(true);
    EXPECT_FALSE(remarkOnMethod(session, Telling::nothing));
    EXPECT_TRUE(drawn().empty());
    session.setExam(false);
    EXPECT_TRUE(remarkOnMethod(session, Telling::all));
    session.help().setFollowing(false);
    EXPECT_FALSE(remarkOnMethod(session, Telling::all));
    session.help().setFollowing(true);
    start(mateIn27, Seat::defender);
    EXPECT_FALSE(remarkOnMethod(session, Telling::all));
    start(rookEnding, Seat::attacker);
    EXPECT_FALSE(remarkOnMethod(session, Telling::all));
}

TEST_F(GuidanceTest, KeepsTheNumberOfMovesToMateToItselfWhereDistancesAreHidden)
{
    start(mateIn3, Seat::attacker);
    waitForStep();
    EXPECT_TRUE(remarkOnMethod(session, Telling::all)->headline.endsWith(u"Next: mate in 3."_s));
    EXPECT_TRUE(remarkOnMethod(session, Telling::results)->headline.endsWith(u"Next: mate."_s));
}

TEST(GuidanceWithoutMemoryTest, SaysSoAndAnOpponentByTheMethodIsPerfect)
{
    const TemporaryHome home;
    TrainerSession session{
        &endgame::TablebaseStore::learn,
        [](const std::stop_token&) -> std::optional<endgame::Forcing> { throw std::bad_alloc{}; }};
    session.setReplyDelay(0ms);
    session.help().setFollowing(true);
    session.setOpponent(trainer::Opponent::method);
    session.start(position_of(mateIn27), Seat::attacker);
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return session.method().hasFailed() && tablebaseOf(session); }, patience));
    EXPECT_EQ(remarkOf(session).headline, u"There is not enough memory for the method."_s);
    session.start(position_of(mateIn27), Seat::defender);
    EXPECT_TRUE(session.method().isWorking()) << "a new round tries again";
    ASSERT_TRUE(QTest::qWaitFor([&] { return session.method().hasFailed(); }, patience));
    EXPECT_TRUE(isSentence(standingOf(session).note)) << standingOf(session).note.toStdString();
    EXPECT_TRUE(standingOf(session).note.contains(u"plays perfectly"_s));
    ASSERT_TRUE(QTest::qWaitFor([&] { return session.isUsersTurn(); }, patience));
}

} // namespace
} // namespace app_test
