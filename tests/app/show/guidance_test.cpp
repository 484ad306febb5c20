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

TEST_F(GuidanceTest, AnnouncesThePreparationThenShowsTheMoves)
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

TEST_F(GuidanceTest, CommentsOnEveryMoveUntilMate)
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

TEST_F(GuidanceTest, DrawsThePresentAndTheNextFieldWithoutOverlays)
{
    bool hasNext = false;
    bool hasNone = false;
    start(mateIn19, Seat::attacker);
    while (!session.round().end()) {
        waitForStep();
        const auto step = *session.help().methodStep();
        const std::vector<board::Mark> marks = diagramOf(session, {}).marks;
        const auto shownOf = [&](board::MarkKind kind) {
            const auto found = std::ranges::find(marks, kind, &board::Mark::kind);
            return found != marks.end() && found->isAlwaysShown && !found->squares.empty();
        };
        EXPECT_TRUE(shownOf(board::MarkKind::field));
        EXPECT_EQ(shownOf(board::MarkKind::nextField), step.next.has_value());
        (step.next ? hasNext : hasNone) = true;
        session.help().playByMethod();
        waitForReply();
    }
    EXPECT_TRUE(hasNext && hasNone);
}

TEST_F(GuidanceTest, AMoveOfTheMethodIsNotAMistake)
{
    start(mateIn27, Seat::attacker);
    bool isSlower = false;
    while (!isSlower && !session.round().end()) {
        waitForStep();
        const chess::Move move = session.help().methodStep()->open.front();
        const trainer::Game::NodeId from = session.round().game().current();
        session.play(move);
        const trainer::Game::NodeId node = *session.round().game().tree().child(from, move);
        isSlower = session.round().judgement(node)->cost > 0;
        if (isSlower) {
            session.goTo(node);
            const QString name = moveName(session.round().game().node(from).position, move);
            const int cost = session.round().judgement(node)->cost;
            EXPECT_TRUE(
                remarkOf(session).headline.startsWith(u"%1 is the method's move; best play is %2 move"_s.arg(
                    name, cost == 1 ? u"one"_s : QString::number(cost))))
                << remarkOf(session).headline.toStdString();
            EXPECT_EQ(remarkOf(session).tone, Tone::plain);
            EXPECT_EQ(session.round().waste(node), 0);
        }
        waitForReply();
    }
    EXPECT_TRUE(isSlower) << "the method is not perfect";
}

TEST_F(GuidanceTest, AMoveRequestedDuringPreparationIsPlayedWhenReady)
{
    start(mateIn27, Seat::attacker);
    ASSERT_TRUE(session.help().canPlayByMethod());
    session.help().playByMethod();
    EXPECT_TRUE(session.help().isMethodMoveAwaited());
    EXPECT_EQ(remarkOf(session).reason, u"Its move is played as soon as it is ready."_s);
    ASSERT_TRUE(QTest::qWaitFor([this] { return plies() > 0; }, patience));
    EXPECT_TRUE(session.round().is_by_method(1));
    EXPECT_FALSE(session.help().isMethodMoveAwaited());
}

TEST_F(GuidanceTest, PlayingAnotherMoveDropsTheRequest)
{
    start(mateIn27, Seat::attacker);
    session.help().playByMethod();
    session.play(best().front());
    EXPECT_FALSE(session.help().isMethodMoveAwaited());
    session.takeBack();
    EXPECT_FALSE(session.help().isMethodMoveAwaited());
    waitForStep();
    EXPECT_TRUE(session.isUsersTurn());
    EXPECT_EQ(session.round().game().current(), 0U);
}

TEST(FieldMarkTest, IsDrawnAroundTheCornerOfTheLoneKing)
{
    using enum chess::Square;
    const chess::Board board = setup_of("k7/2K5/8/1B1N4/8/8/8/8 w - - 0 1").board;
    EXPECT_EQ(fieldMark(trainer::method::Field::corner, board).squares, (chess::Bitboard{a7, a8, b8}));
    const chess::Board outside = setup_of("8/8/8/1B1N4/8/8/2K5/k7 w - - 0 1").board;
    EXPECT_EQ(fieldMark(trainer::method::Field::corner, outside).squares.size(), 6)
        << "he may be driven to either";
    EXPECT_EQ(fieldMark(trainer::method::Field::edge, board).squares,
              squares_of(trainer::method::Field::edge, false));
}

TEST_F(GuidanceTest, AHintTakesPrecedence)
{
    start(mateIn27, Seat::attacker);
    waitForStep();
    const Remark led = remarkOf(session);
    climbTo(Rung::moves);
    EXPECT_NE(remarkOf(session).headline, led.headline);
    EXPECT_EQ(drawn().front().kind, board::ArrowKind::best);
}

TEST_F(GuidanceTest, IsSilentWhereTheMethodDoesNotApply)
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

TEST_F(GuidanceTest, HidesTheDistanceToMateIfDistancesAreHidden)
{
    start(mateIn3, Seat::attacker);
    waitForStep();
    EXPECT_TRUE(remarkOnMethod(session, Telling::all)->headline.endsWith(u"Next: mate in 3."_s));
    EXPECT_TRUE(remarkOnMethod(session, Telling::results)->headline.endsWith(u"Next: mate."_s));
}

TEST(GuidanceWithoutMemoryTest, LackOfMemoryIsReportedAndTheOpponentPlaysPerfectly)
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
