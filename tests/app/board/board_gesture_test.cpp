// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/board_gesture.h"

#include <gtest/gtest.h>

#include "diagrams.h"

namespace board {
namespace {

using chess::Square;
using Squarish = std::optional<Square>;
constexpr Squarish offBoard = std::nullopt;

/// Simulates gestures on squares ten units wide; a drag starts after four units.
class BoardGestureTest : public ::testing::Test {
protected:
    BoardGestureTest() { gesture.setDiagram(playDiagram()); }

    static QPointF middle(Squarish square)
    {
        if (!square)
            return {-50, -50};
        return {10.0 * chess::file_of(*square) + 5, 10.0 * chess::rank_of(*square) + 5};
    }
    std::optional<Intent> press(Squarish square) { return gesture.press(middle(square), square); }
    void moveTo(Squarish square) { gesture.move(middle(square), square); }
    std::optional<Intent> release(Squarish square) { return gesture.release(square); }
    std::optional<Intent> click(Square square)
    {
        const auto pressed = press(square);
        const auto released = release(square);
        return pressed ? pressed : released;
    }
    std::optional<Intent> drag(Square from, Squarish to)
    {
        press(from);
        moveTo(to);
        return release(to);
    }
    void expectIdle() const
    {
        EXPECT_FALSE(gesture.isHeld());
        EXPECT_FALSE(gesture.selected());
        EXPECT_FALSE(gesture.floating());
        EXPECT_FALSE(gesture.landing());
    }
    static Intent clicked(Square from, Square to) { return MoveIntent{from, to, false}; }
    static Intent refused(Square from, Squarish to) { return RefusedIntent{from, to}; }
    static Intent dropped(Square from, Square to) { return MoveIntent{from, to, true}; }

    BoardGesture gesture{4};
};

TEST_F(BoardGestureTest, PressOnAPieceSelectsIt)
{
    EXPECT_FALSE(press(Square::e4));
    EXPECT_EQ(gesture.selected(), Square::e4);
    EXPECT_EQ(gesture.targets(), (chess::Bitboard{Square::f5, Square::f3, Square::f4}));
    EXPECT_FALSE(gesture.floating());
}

TEST_F(BoardGestureTest, DragStartsAfterAFewPixels)
{
    press(Square::e4);
    gesture.move(middle(Square::e4) + QPointF{2, 1}, Square::e4);
    EXPECT_FALSE(gesture.floating());
    gesture.move(middle(Square::e4) + QPointF{2, 2}, Square::e4);
    EXPECT_EQ(gesture.floating(), (FloatingPiece{whiteKing, Square::e4}));
    gesture.move(middle(Square::e4), Square::e4);
    EXPECT_TRUE(gesture.floating()) << "a drag that has begun does not end by coming back";
}

TEST_F(BoardGestureTest, DropOnALegalSquareMoves)
{
    EXPECT_EQ(drag(Square::e4, Square::f5), dropped(Square::e4, Square::f5));
    expectIdle();
}

TEST_F(BoardGestureTest, ClickingAPieceKeepsItSelectedForASecondClick)
{
    EXPECT_FALSE(click(Square::e4));
    EXPECT_EQ(gesture.selected(), Square::e4);
    EXPECT_EQ(click(Square::f4), clicked(Square::e4, Square::f4));
    expectIdle();
}

TEST_F(BoardGestureTest, DraggingAPieceBackKeepsItSelected)
{
    press(Square::e4);
    moveTo(Square::f4);
    moveTo(Square::e4);
    EXPECT_FALSE(release(Square::e4));
    EXPECT_EQ(gesture.selected(), Square::e4);
}

TEST_F(BoardGestureTest, PressOnAnotherOwnPieceReselects)
{
    click(Square::e4);
    EXPECT_FALSE(press(Square::d3));
    EXPECT_EQ(gesture.selected(), Square::d3);
    moveTo(Square::c5);
    EXPECT_EQ(release(Square::c5), dropped(Square::d3, Square::c5));
}

TEST_F(BoardGestureTest, ClickOnTheSelectedPieceDeselects)
{
    click(Square::e4);
    EXPECT_FALSE(click(Square::e4));
    expectIdle();
}

TEST_F(BoardGestureTest, TheSelectedPieceCanStillBeDragged)
{
    click(Square::e4);
    EXPECT_EQ(drag(Square::e4, Square::f3), dropped(Square::e4, Square::f3));
}

TEST_F(BoardGestureTest, ClickOnAnIllegalSquareDeselects)
{
    click(Square::e4);
    EXPECT_EQ(click(Square::a8), refused(Square::e4, Square::a8));
    expectIdle();
}

TEST_F(BoardGestureTest, ReleaseOnAnIllegalSquarePutsThePieceBack)
{
    EXPECT_EQ(drag(Square::e4, Square::a8), refused(Square::e4, Square::a8));
    expectIdle();
}

// Fault 62
TEST_F(BoardGestureTest, ReleaseOffTheBoardPutsThePieceBack)
{
    EXPECT_FALSE(drag(Square::e4, offBoard));
    expectIdle();
}

TEST_F(BoardGestureTest, PiecesThatCannotMoveAreNotSelected)
{
    EXPECT_EQ(click(Square::e6), refused(Square::e6, std::nullopt));
    EXPECT_EQ(click(Square::c4), refused(Square::c4, std::nullopt));
    expectIdle();
}

TEST_F(BoardGestureTest, NoPieceMovesWithoutAHand)
{
    Diagram diagram = playDiagram();
    diagram.hand = Hand::none;
    gesture.setDiagram(diagram);
    EXPECT_FALSE(drag(Square::e4, Square::f5));
    expectIdle();
}

TEST_F(BoardGestureTest, TheRightButtonCancelsTheDrag)
{
    press(Square::e4);
    moveTo(Square::f5);
    EXPECT_FALSE(gesture.pressSecond(Square::f5));
    expectIdle();
    EXPECT_FALSE(release(Square::f5)) << "the release of the first button then means nothing";
    expectIdle();
}

TEST_F(BoardGestureTest, EscCancelsTheDragAndTheSelection)
{
    press(Square::e4);
    moveTo(Square::f5);
    EXPECT_FALSE(gesture.cancel());
    expectIdle();
    EXPECT_FALSE(release(Square::f5));
    click(Square::e4);
    EXPECT_FALSE(gesture.cancel());
    expectIdle();
}

TEST_F(BoardGestureTest, LandingIsTheSquareWhereThePieceWouldLand)
{
    press(Square::e4);
    moveTo(Square::f4);
    EXPECT_EQ(gesture.landing(), Square::f4);
    moveTo(Square::g8);
    EXPECT_FALSE(gesture.landing());
    moveTo(offBoard);
    EXPECT_FALSE(gesture.landing());
}

TEST_F(BoardGestureTest, RemovingTheDraggedPieceEndsTheDrag)
{
    press(Square::e4);
    moveTo(Square::f5);
    Diagram diagram = playDiagram();
    diagram.pieces.remove(Square::e4);
    gesture.setDiagram(diagram);
    expectIdle();
    EXPECT_FALSE(release(Square::f5));
}

TEST_F(BoardGestureTest, ReplacingTheDraggedPieceEndsTheDrag)
{
    press(Square::e4);
    moveTo(Square::f5);
    Diagram diagram = playDiagram();
    diagram.pieces.put(Square::e4, blackKing);
    gesture.setDiagram(diagram);
    expectIdle();
}

TEST_F(BoardGestureTest, LosingItsDestinationsEndsTheDrag)
{
    press(Square::e4);
    moveTo(Square::f5);
    Diagram diagram = playDiagram();
    diagram.destinations = {};
    gesture.setDiagram(diagram);
    expectIdle();
}

TEST_F(BoardGestureTest, ANewDiagramThatKeepsThePieceKeepsTheDrag)
{
    press(Square::e4);
    moveTo(Square::f5);
    Diagram diagram = playDiagram();
    diagram.arrows = {{Square::e4, Square::f3, ArrowKind::best}};
    diagram.destinations[chess::index(Square::e4)] = {Square::f3};
    gesture.setDiagram(diagram);
    EXPECT_TRUE(gesture.floating());
    EXPECT_FALSE(gesture.landing()) << "f5 is no longer possible";
    EXPECT_EQ(release(Square::f5), refused(Square::e4, Square::f5));
    EXPECT_EQ(drag(Square::e4, Square::f3), dropped(Square::e4, Square::f3));
}

// Fault 62
TEST_F(BoardGestureTest, ADoubleClickMovesOnce)
{
    click(Square::e4);
    EXPECT_EQ(click(Square::f4), clicked(Square::e4, Square::f4));
    EXPECT_FALSE(click(Square::f4)) << "the second click of a double click does not move again";
}

TEST_F(BoardGestureTest, APressWhileHeldIsIgnored)
{
    press(Square::e4);
    EXPECT_FALSE(press(Square::d3));
    EXPECT_EQ(gesture.selected(), Square::e4);
}

TEST_F(BoardGestureTest, AReleaseWithoutAPressIsIgnored)
{
    EXPECT_FALSE(release(Square::e4));
    expectIdle();
}

TEST_F(BoardGestureTest, KeysSelectAndDrop)
{
    EXPECT_FALSE(gesture.activate(Square::e4));
    EXPECT_EQ(gesture.selected(), Square::e4);
    EXPECT_EQ(gesture.activate(Square::f5), clicked(Square::e4, Square::f5));
    EXPECT_FALSE(gesture.activate(Square::d3));
    EXPECT_FALSE(gesture.activate(Square::d3));
    expectIdle();
}

TEST_F(BoardGestureTest, KeysAreIgnoredWhileTheMouseHoldsAPiece)
{
    press(Square::e4);
    moveTo(Square::f5);
    EXPECT_FALSE(gesture.activate(Square::f4));
    EXPECT_FALSE(gesture.erase(Square::d3));
    EXPECT_TRUE(gesture.floating());
}

TEST_F(BoardGestureTest, EraseRequiresAFreeHand)
{
    EXPECT_FALSE(gesture.erase(Square::e4));
}

TEST_F(BoardGestureTest, CarryRequiresAFreeHand)
{
    gesture.carry(whiteKnight, Square::a1);
    EXPECT_FALSE(gesture.floating());
    EXPECT_FALSE(gesture.dropCarried(Square::a1));
}

/// The same fixture with the free hand of set-up.
class FreeHandTest : public BoardGestureTest {
protected:
    FreeHandTest() { gesture.setDiagram(setUpDiagram()); }
};

TEST_F(FreeHandTest, AnyPieceMovesToAnySquare)
{
    EXPECT_EQ(drag(Square::e6, Square::a1), dropped(Square::e6, Square::a1));
    EXPECT_EQ(drag(Square::c4, Square::e4), dropped(Square::c4, Square::e4)) << "also where a piece stands";
}

TEST_F(FreeHandTest, TwoClicksMoveToAnEmptySquare)
{
    click(Square::e6);
    EXPECT_EQ(click(Square::a1), clicked(Square::e6, Square::a1));
}

TEST_F(FreeHandTest, ClickOnAnotherPieceSelectsIt)
{
    click(Square::e6);
    EXPECT_FALSE(click(Square::e4));
    EXPECT_EQ(gesture.selected(), Square::e4);
}

TEST_F(FreeHandTest, ReleaseOffTheBoardRemoves)
{
    EXPECT_EQ(drag(Square::e6, offBoard), Intent{RemoveIntent{Square::e6}});
    expectIdle();
}

TEST_F(FreeHandTest, PressWithoutADragOffTheBoardDoesNotRemove)
{
    press(Square::e6);
    EXPECT_FALSE(release(offBoard));
}

TEST_F(FreeHandTest, DeleteRemovesThePiece)
{
    EXPECT_EQ(gesture.erase(Square::e6), Intent{RemoveIntent{Square::e6}});
    EXPECT_FALSE(gesture.erase(Square::a1));
}

TEST_F(FreeHandTest, TheBrushPlacesItsPiece)
{
    gesture.setBrush(whiteKnight);
    EXPECT_EQ(click(Square::a1), (Intent{PutIntent{whiteKnight, Square::a1}}));
    EXPECT_EQ(click(Square::e4), (Intent{PutIntent{whiteKnight, Square::e4}}))
        << "over another piece as well";
    EXPECT_EQ(gesture.activate(Square::b2), (Intent{PutIntent{whiteKnight, Square::b2}}));
    EXPECT_FALSE(press(offBoard));
}

TEST_F(FreeHandTest, PiecesCanBeDraggedWhileABrushIsSet)
{
    gesture.setBrush(whiteKnight);
    EXPECT_FALSE(press(Square::e4));
    moveTo(Square::a1);
    EXPECT_EQ(gesture.release(Square::a1), (Intent{MoveIntent{Square::e4, Square::a1, true}}));
    EXPECT_EQ(gesture.brush(), whiteKnight);
}

TEST_F(FreeHandTest, TheRightButtonPlacesTheOtherColor)
{
    gesture.setBrush(whiteKnight);
    EXPECT_EQ(gesture.pressSecond(Square::a1), (Intent{PutIntent{blackKnight, Square::a1}}));
    EXPECT_FALSE(gesture.pressSecond(offBoard));
    EXPECT_EQ(gesture.brush(), whiteKnight);
}

TEST_F(FreeHandTest, EscClearsTheBrush)
{
    gesture.setBrush(whiteKnight);
    EXPECT_TRUE(gesture.isActive());
    EXPECT_EQ(gesture.cancel(), Intent{DismissBrush{}});
    EXPECT_FALSE(gesture.brush());
    EXPECT_FALSE(gesture.cancel());
}

TEST_F(FreeHandTest, SettingABrushEndsTheDrag)
{
    press(Square::e4);
    moveTo(Square::a1);
    gesture.setBrush(whiteKnight);
    expectIdle();
}

TEST_F(FreeHandTest, ACarriedPieceIsDroppedOnASquare)
{
    gesture.carry(whiteKnight, offBoard);
    EXPECT_EQ(gesture.floating(), (FloatingPiece{whiteKnight, std::nullopt}));
    gesture.carry(whiteKnight, Square::h1);
    EXPECT_EQ(gesture.landing(), Square::h1);
    EXPECT_EQ(gesture.dropCarried(Square::h1), (Intent{PutIntent{whiteKnight, Square::h1}}));
    expectIdle();
}

TEST_F(FreeHandTest, ACarriedPieceDroppedOffTheBoardIsDiscarded)
{
    gesture.carry(whiteKnight, Square::h1);
    EXPECT_FALSE(gesture.dropCarried(offBoard));
    expectIdle();
}

TEST_F(FreeHandTest, ACancelledCarryStaysCancelledUntilReleased)
{
    gesture.carry(whiteKnight, Square::h1);
    gesture.cancel();
    gesture.carry(whiteKnight, Square::h2);
    EXPECT_FALSE(gesture.floating());
    EXPECT_FALSE(gesture.dropCarried(Square::h2));
    gesture.carry(whiteKnight, Square::h3);
    EXPECT_TRUE(gesture.floating());
    gesture.cancelCarry();
    expectIdle();
}

TEST_F(FreeHandTest, ADiagramWithoutAFreeHandEndsTheCarry)
{
    gesture.carry(whiteKnight, Square::h1);
    gesture.setDiagram(playDiagram());
    expectIdle();
}

TEST_F(FreeHandTest, AnUnrelatedDiagramChangeKeepsTheCarry)
{
    gesture.carry(whiteKnight, Square::h1);
    Diagram diagram = setUpDiagram();
    diagram.pieces.remove(Square::e4);
    gesture.setDiagram(diagram);
    EXPECT_EQ(gesture.dropCarried(Square::h1), (Intent{PutIntent{whiteKnight, Square::h1}}));
}

TEST_F(BoardGestureTest, AnySquareCanBePointedAt)
{
    Diagram diagram = playDiagram();
    diagram.hand = Hand::points;
    gesture.setDiagram(diagram);
    for (const Square square : chess::all_squares) {
        EXPECT_EQ(click(square), Intent{PointIntent{square}});
        EXPECT_EQ(gesture.activate(square), Intent{PointIntent{square}});
        EXPECT_FALSE(gesture.selected());
    }
    EXPECT_EQ(drag(Square::e4, Square::e5), std::nullopt);
}

} // namespace
} // namespace board
