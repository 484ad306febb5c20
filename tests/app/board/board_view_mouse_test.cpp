// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_fixture.h"

namespace board {
namespace {

using chess::Square;

using BoardViewMouse = BoardFixture;

TEST_F(BoardViewMouse, DragMoves)
{
    drag(Square::e4, Square::f5);
    expectMove(moves, Square::e4, Square::f5);
    EXPECT_FALSE(isFloating());
}

TEST_F(BoardViewMouse, ClickClickMoves)
{
    click(Square::d3);
    EXPECT_EQ(view.selected(), Square::d3);
    click(Square::c5);
    expectMove(moves, Square::d3, Square::c5);
}

TEST_F(BoardViewMouse, DoubleClickOnATargetMovesOnce)
{
    click(Square::d3);
    QTest::mouseDClick(&view, Qt::LeftButton, {}, middle(Square::c5));
    EXPECT_EQ(moves.count(), 1);
    EXPECT_FALSE(view.selected());
}

TEST_F(BoardViewMouse, IllegalDropsPutThePieceBack)
{
    drag(Square::e4, Square::a8);
    drag(Square::e4, QPoint{-25, 200});
    EXPECT_EQ(moves.count(), 0);
    EXPECT_EQ(removals.count(), 0);
    EXPECT_FALSE(isFloating());
    EXPECT_FALSE(view.selected());
}

TEST_F(BoardViewMouse, SelectionIsReportedOnce)
{
    QSignalSpy selected{&view, &BoardView::pieceSelected};
    click(Square::e4);
    ASSERT_EQ(selected.count(), 1);
    moveTo(middle(Square::d5));
    press(Square::d5, Qt::RightButton);
    releaseAt(middle(Square::d5), Qt::RightButton);
    key(Qt::Key_Escape);
    EXPECT_EQ(selected.count(), 1);
    EXPECT_FALSE(view.selected());
}

TEST_F(BoardViewMouse, ThePieceAlsoFloatsOutsideTheBoard)
{
    lift(Square::e4, {-20, 200});
    EXPECT_TRUE(isFloating());
    releaseAt({-20, 200});
    EXPECT_FALSE(isFloating());
}

TEST_F(BoardViewMouse, TheRightButtonCancels)
{
    lift(Square::e4, middle(Square::f5));
    press(Square::f5, Qt::RightButton);
    EXPECT_FALSE(isFloating());
    releaseAt(middle(Square::f5), Qt::RightButton);
    releaseAt(middle(Square::f5));
    EXPECT_EQ(moves.count(), 0);
    EXPECT_FALSE(view.selected());
}

TEST_F(BoardViewMouse, EscCancels)
{
    lift(Square::e4, middle(Square::f5));
    key(Qt::Key_Escape);
    EXPECT_FALSE(isFloating());
    releaseAt(middle(Square::f5));
    EXPECT_EQ(moves.count(), 0);
}

TEST_F(BoardViewMouse, ALostReleaseCancels)
{
    lift(Square::e4, middle(Square::f5));
    QMouseEvent hover{QEvent::MouseMove, QPointF{100, 100}, QPointF{view.mapToGlobal(QPoint{100, 100})},
                      Qt::NoButton,      Qt::NoButton,      Qt::NoModifier};
    QCoreApplication::sendEvent(&view, &hover);
    EXPECT_FALSE(isFloating());
    EXPECT_EQ(moves.count(), 0);
}

TEST_F(BoardViewMouse, HidingOrDisablingTheBoardCancels)
{
    lift(Square::e4, middle(Square::f5));
    view.hide();
    EXPECT_FALSE(isFloating());
    view.show();
    releaseAt(middle(Square::f5));
    lift(Square::e4, middle(Square::f5));
    view.setEnabled(false);
    EXPECT_FALSE(isFloating());
    EXPECT_EQ(moves.count(), 0);
}

TEST_F(BoardViewMouse, ANewDiagramDuringADragEndsIt)
{
    lift(Square::e4, middle(Square::f5));
    view.setDiagram(afterMove(playDiagram(), Square::e4, Square::f3));
    EXPECT_FALSE(isFloating());
    releaseAt(middle(Square::f5));
    EXPECT_EQ(moves.count(), 0);
}

TEST_F(BoardViewMouse, ADiagramWithTheSamePieceKeepsTheDrag)
{
    lift(Square::e4, middle(Square::f5));
    view.setDiagram(afterMove(setUpDiagram(), Square::e6, Square::d6));
    EXPECT_TRUE(isFloating());
    releaseAt(middle(Square::f5));
    expectMove(moves, Square::e4, Square::f5);
}

TEST_F(BoardViewMouse, AFlippedBoardMovesTheSquaresUnderTheMouse)
{
    const QPoint before = middle(Square::e4);
    view.setOrientation(chess::Color::black);
    EXPECT_EQ(view.squareAt(before), Square::d5);
    drag(Square::e4, Square::f5);
    expectMove(moves, Square::e4, Square::f5);
}

TEST_F(BoardViewMouse, FlippingEndsADrag)
{
    lift(Square::e4, middle(Square::f5));
    view.setOrientation(chess::Color::black);
    EXPECT_FALSE(isFloating());
}

// Fault 60
TEST_F(BoardViewMouse, ARightToLeftWindowDoesNotMirrorTheBoard)
{
    const QRect before = view.squareRect(Square::a1);
    window.setLayoutDirection(Qt::RightToLeft);
    EXPECT_EQ(view.squareRect(Square::a1), before);
    drag(Square::d3, Square::f2);
    expectMove(moves, Square::d3, Square::f2);
}

TEST_F(BoardViewMouse, InSetUpADropOutsideRemoves)
{
    view.setDiagram(setUpDiagram());
    drag(Square::e6, QPoint{-25, 200});
    ASSERT_EQ(removals.count(), 1);
    EXPECT_EQ(squareIn(removals, 0), Square::e6);
}

TEST_F(BoardViewMouse, InSetUpADragReportsTheHoveredSquare)
{
    view.setDiagram(setUpDiagram());
    lift(Square::e6, middle(Square::a1));
    ASSERT_GE(hovers.count(), 1);
    EXPECT_EQ(hovers.last().at(0).value<chess::Piece>(), blackKing);
    EXPECT_EQ(hovers.last().at(1).value<std::optional<Square>>(), Square::e6);
    EXPECT_EQ(hovers.last().at(2).value<std::optional<Square>>(), Square::a1);
    const qsizetype count = hovers.count();
    moveTo(middle(Square::a1) + QPoint{2, 2});
    EXPECT_EQ(hovers.count(), count) << "only a new square is news";
    moveTo({-20, 200});
    EXPECT_EQ(hovers.last().at(2).value<std::optional<Square>>(), std::nullopt);
    EXPECT_EQ(hoverEnds.count(), 0);
    releaseAt({-20, 200});
    EXPECT_EQ(hoverEnds.count(), 1);
}

TEST_F(BoardViewMouse, TheBrushPlacesBothColors)
{
    view.setDiagram(setUpDiagram());
    view.setBrush(whiteKnight);
    click(Square::a1);
    ASSERT_EQ(puts.count(), 1);
    EXPECT_EQ(puts.last().at(0).value<chess::Piece>(), whiteKnight);
    EXPECT_EQ(squareIn(puts, 1), Square::a1);
    click(Square::b2, Qt::RightButton);
    ASSERT_EQ(puts.count(), 2);
    EXPECT_EQ(puts.last().at(0).value<chess::Piece>(), blackKnight);
    click(Square::b3, Qt::MiddleButton);
    EXPECT_EQ(puts.count(), 2);
    key(Qt::Key_Escape);
    EXPECT_EQ(dismissals.count(), 1);
    click(Square::a1);
    EXPECT_EQ(puts.count(), 2);
}

TEST_F(BoardViewMouse, APieceCarriedFromOutsideIsDropped)
{
    view.setDiagram(setUpDiagram());
    view.carry(whiteKnight, window.mapToGlobal(QPoint{540, 540}));
    EXPECT_TRUE(isFloating());
    view.carry(whiteKnight, view.mapToGlobal(middle(Square::h1)));
    EXPECT_EQ(hovers.last().at(1).value<std::optional<Square>>(), std::nullopt);
    EXPECT_EQ(hovers.last().at(2).value<std::optional<Square>>(), Square::h1);
    view.dropCarried(view.mapToGlobal(middle(Square::h1)));
    ASSERT_EQ(puts.count(), 1);
    EXPECT_EQ(squareIn(puts, 1), Square::h1);
    EXPECT_FALSE(isFloating());
}

TEST_F(BoardViewMouse, ACarriedPieceCanBeCancelledOrDroppedOutside)
{
    view.setDiagram(setUpDiagram());
    view.carry(whiteKnight, view.mapToGlobal(middle(Square::h1)));
    view.cancelCarry();
    EXPECT_FALSE(isFloating());
    view.carry(whiteKnight, view.mapToGlobal(middle(Square::h1)));
    view.dropCarried(window.mapToGlobal(QPoint{540, 540}));
    EXPECT_EQ(puts.count(), 0);
    EXPECT_FALSE(isFloating());
}

TEST_F(BoardViewMouse, EscCancelsTheCarriedPiece)
{
    view.setDiagram(setUpDiagram());
    view.carry(whiteKnight, view.mapToGlobal(middle(Square::h1)));
    key(Qt::Key_Escape);
    view.carry(whiteKnight, view.mapToGlobal(middle(Square::h2)));
    EXPECT_FALSE(isFloating());
    view.dropCarried(view.mapToGlobal(middle(Square::h2)));
    EXPECT_EQ(puts.count(), 0);
}

TEST_F(BoardViewMouse, TheRightButtonDrawsMarksAndALeftClickClearsThem)
{
    const QImage bare = view.grab().toImage();
    press(Square::a7, Qt::RightButton);
    moveTo(middle(Square::b8));
    releaseAt(middle(Square::b8), Qt::RightButton);
    click(Square::g2, Qt::RightButton);
    EXPECT_NE(view.grab().toImage(), bare);
    EXPECT_EQ(moves.count(), 0);
    click(Square::h8);
    EXPECT_EQ(view.grab().toImage(), bare);
}

TEST_F(BoardViewMouse, OwnMarksAreSeparateFromTheProgramsMarks)
{
    click(Square::g2, Qt::RightButton);
    EXPECT_EQ(view.diagram(), playDiagram());
    Diagram diagram = playDiagram();
    diagram.arrows = {{Square::e4, Square::f3, ArrowKind::best}};
    view.setDiagram(diagram);
    const QImage both = view.grab().toImage();
    view.clearOwnMarks();
    EXPECT_NE(view.grab().toImage(), both);
    EXPECT_EQ(view.diagram().arrows.size(), 1U);
}

TEST_F(BoardViewMouse, HidingTheBoardCancelsAnArrow)
{
    const QImage bare = view.grab().toImage();
    press(Square::a7, Qt::RightButton);
    moveTo(middle(Square::c7));
    EXPECT_NE(view.grab().toImage(), bare);
    view.hide();
    view.show();
    EXPECT_EQ(view.grab().toImage(), bare);
    releaseAt(middle(Square::c7), Qt::RightButton);
    EXPECT_EQ(view.grab().toImage(), bare);
}

TEST_F(BoardViewMouse, ALeftPressCancelsAnArrow)
{
    const QImage bare = view.grab().toImage();
    press(Square::e4, Qt::RightButton);
    moveTo(middle(Square::e7));
    press(Square::e7);
    releaseAt(middle(Square::e7), Qt::RightButton);
    releaseAt(middle(Square::e7));
    EXPECT_EQ(view.grab().toImage(), bare);
    EXPECT_FALSE(view.selected());
}

TEST_F(BoardViewMouse, ASlotMayShowAnotherDiagramDuringTheDrop)
{
    QObject::connect(&view, &BoardView::moveIntended, &view, [this](Square from, Square to) {
        view.setDiagram(afterMove(view.diagram(), from, to));
    });
    drag(Square::e4, Square::f5);
    EXPECT_EQ(view.diagram().pieces.piece_at(Square::f5), whiteKing);
    EXPECT_FALSE(isFloating());
    drag(Square::f5, Square::e4);
    EXPECT_EQ(moves.count(), 1) << "nothing can be moved in the new diagram";
}

TEST_F(BoardViewMouse, TheBoardCanBeDestroyedBeforeOrWithItsWindow)
{
    auto* doomed = new BoardView{&window};
    doomed->setGeometry(0, 0, 300, 300);
    doomed->setDiagram(setUpDiagram());
    doomed->show();
    doomed->carry(whiteKnight, doomed->mapToGlobal(QPoint{100, 100}));
    delete doomed;
    EXPECT_FALSE(isFloating());
    auto* other = new QWidget;
    auto* inner = new BoardView{other};
    inner->setDiagram(setUpDiagram());
    other->show();
    inner->carry(whiteKnight, other->mapToGlobal(QPoint{10, 10}));
    delete other;
}

} // namespace
} // namespace board
