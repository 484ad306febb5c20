// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/curve.h"

#include "app_fixture.h"

namespace app_test {
namespace {

class CurveTest : public SessionTest {
protected:
    std::vector<std::optional<int>> moves() const
    {
        std::vector<std::optional<int>> all;
        for (const CurvePoint& point : curveOf(session).points)
            all.push_back(point.moves);
        return all;
    }
};

TEST_F(CurveTest, BestPlayFallsByOneMoveEveryTwoPlies)
{
    start(mateIn3, trainer::Seat::both);
    while (!session.round().end())
        session.play(best().front());
    EXPECT_EQ(moves(), (std::vector<std::optional<int>>{3, 2, 2, 1, 1, 0}));
    const Curve curve = curveOf(session);
    EXPECT_EQ(curve.best, 5);
    EXPECT_EQ(curve.current, 5);
    EXPECT_TRUE(curve.words(0).startsWith(u"Start: "_s)) << curve.words(0).toStdString();
    EXPECT_TRUE(curve.words(2).startsWith(u"1… "_s)) << curve.words(2).toStdString();
}

TEST_F(CurveTest, AThrownWinHasNoDistanceAndIsNamed)
{
    start(mateIn27, trainer::Seat::both);
    session.play(blunder());
    const Curve curve = curveOf(session);
    ASSERT_EQ(curve.points.size(), 2U);
    EXPECT_EQ(curve.points.back().moves, std::nullopt);
    EXPECT_EQ(curve.points.back().tone, Tone::bad);
    EXPECT_TRUE(curve.words(1).endsWith(u"Throws the win away."_s));
}

TEST_F(CurveTest, MovesTakenBackDoNotCount)
{
    start(mateIn27, trainer::Seat::both);
    session.play(blunder());
    EXPECT_EQ(curveOf(session).points.size(), 2U);
    session.takeBack();
    EXPECT_EQ(curveOf(session).points.size(), 1U);
}

TEST_F(CurveTest, UnsolvedPositionsAreNeitherDrawsNorWins)
{
    // With the pawn there are five pieces, whose ending is solved on demand only.
    start("k7/2K5/8/1B1N4/p7/8/8/8 w - - 0 1", trainer::Seat::both);
    EXPECT_TRUE(curveOf(session).points.empty()) << "nothing is known";
    play("Bxa4");
    waitUntilSolved();
    const std::vector<CurvePoint> points = curveOf(session).points;
    ASSERT_EQ(points.size(), 2U);
    EXPECT_FALSE(points[0].isKnown);
    EXPECT_TRUE(points[1].isKnown && points[1].moves);
}

TEST_F(CurveTest, PositionsTheOtherSideWinsHaveNoDistance)
{
    // The queen captures the rook, or the rook the queen: the attacker is the winner of the start.
    start("8/8/8/8/8/2k5/1r6/K2Q4 w - - 0 1", trainer::Seat::both);
    const int whole = static_cast<int>(legal_moves(shown()).size());
    ASSERT_GT(whole, 0);
    for (const chess::Move move : legal_moves(shown())) {
        const auto judgement = trainer::judge(*tablebase(), shown(), move);
        if (judgement->after.outcome() != endgame::Outcome::loss)
            continue;
        session.play(move);
        EXPECT_EQ(curveOf(session).points.back().moves, std::nullopt);
        return;
    }
}

TEST_F(CurveTest, AReplayFallsSteadilyToMate)
{
    start(mateIn27, trainer::Seat::attacker);
    ASSERT_TRUE(session.enterReplay());
    session.goToPly(2);
    const Curve curve = curveOf(session);
    EXPECT_EQ(curve.points.size(), 54U);
    EXPECT_EQ(curve.best, 53);
    EXPECT_EQ(curve.current, 2);
    EXPECT_EQ(curve.points.back().moves, 0);
}

TEST_F(CurveTest, AStaleGraphHasNoTextForRemovedPoints)
{
    start(mateIn27, trainer::Seat::both);
    ASSERT_TRUE(session.enterReplay());
    const Curve line = curveOf(session);
    EXPECT_FALSE(line.words(53).isEmpty());
    session.leaveReplay();
    EXPECT_TRUE(line.words(53).isEmpty());
    session.play(best().front());
    const Curve round = curveOf(session);
    EXPECT_FALSE(round.words(1).isEmpty());
    start(mateIn3, trainer::Seat::both);
    EXPECT_TRUE(round.words(1).isEmpty());
    ASSERT_TRUE(session.enterReplay());
    EXPECT_TRUE(line.words(53).isEmpty());
}

TEST_F(CurveTest, IsEmptyOutsideTheTablebases)
{
    start(fivePieces, trainer::Seat::both);
    EXPECT_TRUE(curveOf(session).points.empty());
    session.enterSetUp();
    EXPECT_TRUE(curveOf(session).points.empty());
}

} // namespace
} // namespace app_test
