// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/diagram.h"

#include "app_fixture.h"
#include "show/coach.h"
#include "text/words.h"

namespace app_test {
namespace {

using board::ArrowKind;
using board::MarkKind;
using chess::Bitboard;
using chess::Square;

class DiagramTest : public SessionTest {
protected:
    int arrows(ArrowKind kind) const
    {
        int count = 0;
        for (const board::Arrow& arrow : diagramOf(session).arrows)
            count += arrow.kind == kind ? 1 : 0;
        return count;
    }
};

TEST_F(DiagramTest, MarksTheCornersOfEitherBishop)
{
    start(mateIn27, trainer::Seat::attacker);
    EXPECT_EQ(squaresOf(diagramOf(session).marks, MarkKind::targetCorner),
              (Bitboard{Square::a8, Square::h1}));
    EXPECT_EQ(squaresOf(diagramOf(session).marks, MarkKind::wrongCorner), (Bitboard{Square::a1, Square::h8}));
    start("8/8/3k4/8/8/4BN2/3K4/8 w - - 0 1", trainer::Seat::attacker);
    EXPECT_EQ(squaresOf(diagramOf(session).marks, MarkKind::targetCorner),
              (Bitboard{Square::a1, Square::h8}));
    start(rookEnding, trainer::Seat::both);
    EXPECT_TRUE(squaresOf(diagramOf(session).marks, MarkKind::targetCorner).empty());
}

TEST_F(DiagramTest, PiecesCanBeMovedOnlyOnTheUsersTurn)
{
    session.setReplyDelay(1h);
    start(mateIn27, trainer::Seat::attacker);
    EXPECT_EQ(diagramOf(session).hand, board::Hand::moves);
    EXPECT_TRUE(diagramOf(session).destinations[index(Square::e3)].contains(Square::c4));
    play("Nc4+");
    EXPECT_EQ(diagramOf(session).hand, board::Hand::none);
    EXPECT_EQ(squaresOf(diagramOf(session).marks, MarkKind::lastMove), (Bitboard{Square::e3, Square::c4}));
    EXPECT_EQ(squaresOf(diagramOf(session).marks, MarkKind::check), Bitboard{Square::d6});
    session.enterSetUp();
    EXPECT_EQ(diagramOf(session).hand, board::Hand::free);
}

TEST_F(DiagramTest, AMatedKingIsMarkedByItsCheckAlone)
{
    start("k7/3B4/NK6/8/8/8/8/8 w - - 0 1", trainer::Seat::both);
    const auto marksOnTheKing = [this] {
        std::vector<MarkKind> kinds;
        for (const board::Mark& mark : diagramOf(session).marks) {
            if (mark.squares.contains(Square::a8))
                kinds.push_back(mark.kind);
        }
        return kinds;
    };
    EXPECT_EQ(marksOnTheKing(), std::vector{MarkKind::targetCorner});
    play("Bc6#");
    EXPECT_EQ(marksOnTheKing(), std::vector{MarkKind::check});
    EXPECT_EQ(squaresOf(diagramOf(session).marks, MarkKind::targetCorner), Bitboard{Square::h1});
}

TEST_F(DiagramTest, EachHintHighlightsMoreAndBestMovesAreArrows)
{
    const auto pointed = [this] { return squaresOf(diagramOf(session).marks, MarkKind::pointed); };
    start("5k2/5N2/5K2/5B2/8/8/8/8 w - - 0 1", trainer::Seat::attacker);
    EXPECT_EQ(pointed(), Bitboard{});
    climbTo(Rung::aim);
    EXPECT_EQ(pointed(), Bitboard{});
    climbTo(Rung::squares);
    EXPECT_EQ(pointed(), Bitboard{Square::g8});
    climbTo(Rung::piece);
    EXPECT_EQ(pointed(), Bitboard{Square::f5});
    climbTo(Rung::target);
    EXPECT_EQ(pointed(), (Bitboard{Square::f5, Square::h7}));
    EXPECT_EQ(arrows(ArrowKind::best), 0);
    climbTo(Rung::moves);
    EXPECT_EQ(pointed(), Bitboard{});
    EXPECT_EQ(arrows(ArrowKind::best), 1);
    session.enterSetUp();
    EXPECT_EQ(arrows(ArrowKind::best), 0);
}

TEST_F(DiagramTest, TheBestMovesThatAreNamedAreDrawn)
{
    start(mateIn27, trainer::Seat::both);
    while (best().size() < 3)
        session.play(best().front());
    climbTo(Rung::moves);
    const std::size_t count = best().size();
    EXPECT_EQ(arrows(ArrowKind::best), 1 + int(text::numberNamed(count - 1)));
    const chess::Move hint = session.help().hints()->move;
    EXPECT_EQ(diagramOf(session).arrows.front(), (board::Arrow{hint.from, hint.to, ArrowKind::best}));
}

TEST_F(DiagramTest, AHintInADrawShowsTheMovesThatHoldIt)
{
    start("8/8/3k4/8/8/3NN3/3K4/8 w - - 0 1", trainer::Seat::attacker);
    climbTo(Rung::moves);
    EXPECT_EQ(arrows(ArrowKind::best), 0) << "where everything draws there is nothing to point out";
    // Only taking the opposition holds: Kd8 and Kf8 lose.
    start("4k3/8/4P3/3K4/8/8/8/8 b - - 0 1", trainer::Seat::defender);
    climbTo(Rung::moves);
    EXPECT_EQ(arrows(ArrowKind::best), static_cast<int>(best().size()));
}

TEST_F(DiagramTest, ARefutationIsShownUntilItIsPlayed)
{
    session.setReplyDelay(1h);
    start(mateIn27, trainer::Seat::attacker);
    session.play(blunder());
    EXPECT_EQ(arrows(ArrowKind::reply), 1);
    EXPECT_EQ(remarkOf(session).tone, Tone::bad);
    session.takeBack();
    EXPECT_EQ(arrows(ArrowKind::reply), 0);
}

TEST_F(DiagramTest, TheReplyToASlowerMoveIsShownUntilItIsPlayed)
{
    session.setReplyDelay(1h);
    start("7N/8/8/8/1K6/6B1/8/1k6 w - - 0 1", trainer::Seat::attacker);
    play("Bh2");
    const auto drawn = diagramOf(session).arrows;
    const auto reply = std::ranges::find(drawn, ArrowKind::reply, &board::Arrow::kind);
    ASSERT_NE(reply, drawn.end());
    EXPECT_EQ(reply->from, chess::Square::b1);
    EXPECT_EQ(reply->to, chess::Square::c2) << "it gets off the edge";
    session.takeBack();
    play("Kc3");
    EXPECT_EQ(arrows(ArrowKind::reply), 0) << "nothing is better";
}

TEST_F(DiagramTest, DrawingsMergeCirclesByColourAndArrowsBySquares)
{
    using chess::Square;
    chess::Comment comment;
    comment.squares = {{'G', Square::a1}, {'R', Square::a1}, {'G', Square::b2}, {'X', Square::c3}};
    comment.arrows = {
        {'G', Square::a1, Square::b2}, {'R', Square::b2, Square::a1}, {'B', Square::a1, Square::b2}};
    board::Diagram diagram;
    addDrawing(diagram, comment);
    ASSERT_EQ(diagram.marks.size(), 2U);
    EXPECT_EQ(squaresOf(diagram.marks, board::MarkKind::greenCircle),
              (Bitboard{Square::a1, Square::b2, Square::c3}));
    EXPECT_EQ(squaresOf(diagram.marks, board::MarkKind::redCircle), Bitboard{Square::a1});
    EXPECT_EQ(diagram.arrows, (std::vector<board::Arrow>{{Square::a1, Square::b2, ArrowKind::blue},
                                                         {Square::b2, Square::a1, ArrowKind::red}}));
}

TEST_F(DiagramTest, TheNumberOfArrowsIsLimited)
{
    chess::Comment comment;
    for (const chess::Square from : chess::all_squares) {
        for (const chess::Square to : chess::all_squares)
            comment.arrows.add({'G', from, to});
    }
    comment.arrows.add({'R', chess::Square::a1, chess::Square::b1});
    board::Diagram diagram;
    addDrawing(diagram, comment);
    EXPECT_EQ(diagram.arrows.size(), 256U);
    EXPECT_EQ(diagram.arrows[1], (board::Arrow{chess::Square::a1, chess::Square::b1, ArrowKind::red}));
}

} // namespace
} // namespace app_test
