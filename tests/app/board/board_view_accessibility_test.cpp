// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>

#include "board/square_text.h"
#include "board_fixture.h"

namespace board {
namespace {

using chess::Square;

class BoardViewAccessibilityTest : public BoardFixture {
protected:
    QAccessibleInterface* table() { return QAccessible::queryAccessibleInterface(&view); }
    QString name(int row, int column)
    {
        return table()->tableInterface()->cellAt(row, column)->text(QAccessible::Name);
    }
};

TEST_F(BoardViewAccessibilityTest, TheBoardIsATableOf64Cells)
{
    ASSERT_NE(table(), nullptr);
    EXPECT_EQ(table()->role(), QAccessible::Grouping);
    EXPECT_EQ(table()->childCount(), 64);
    EXPECT_EQ(table()->text(QAccessible::Name), QStringLiteral("Chessboard"));
    EXPECT_FALSE(table()->text(QAccessible::Description).isEmpty());
    ASSERT_NE(table()->tableInterface(), nullptr);
    EXPECT_EQ(table()->tableInterface()->rowCount(), 8);
    EXPECT_EQ(table()->tableInterface()->columnCount(), 8);
    EXPECT_EQ(table()->tableInterface()->columnDescription(4), QStringLiteral("e"));
    EXPECT_EQ(table()->tableInterface()->rowDescription(0), QStringLiteral("8"));
    EXPECT_EQ(table()->child(64), nullptr);
    EXPECT_EQ(table()->child(-1), nullptr);
}

TEST_F(BoardViewAccessibilityTest, CellsAreNamedAfterSquareAndPiece)
{
    EXPECT_EQ(name(4, 4), QStringLiteral("e4, white king"));
    EXPECT_EQ(name(5, 3), QStringLiteral("d3, white knight"));
    EXPECT_EQ(name(2, 4), QStringLiteral("e6, black king"));
    EXPECT_EQ(name(0, 0), QStringLiteral("a8, empty"));
}

TEST_F(BoardViewAccessibilityTest, NamesIncludeMarks)
{
    Diagram diagram = playDiagram();
    diagram.marks = {{MarkKind::check, {Square::e6}},       {MarkKind::targetCorner, {Square::a8}},
                     {MarkKind::wrongCorner, {Square::h8}}, {MarkKind::keySquare, {Square::c6}},
                     {MarkKind::lastMove, {Square::d3}},    {MarkKind::pawnSquare, {Square::d3, Square::d4}}};
    view.setDiagram(diagram);
    view.activateSquare(Square::e4);
    EXPECT_EQ(name(2, 4), QStringLiteral("e6, black king, in check"));
    EXPECT_EQ(name(0, 0), QStringLiteral("a8, empty, right corner"));
    EXPECT_EQ(name(0, 7), QStringLiteral("h8, empty, wrong corner"));
    EXPECT_EQ(name(2, 2), QStringLiteral("c6, empty, key square"));
    EXPECT_EQ(name(4, 5), QStringLiteral("f4, empty, can be reached"));
    EXPECT_EQ(name(3, 5), QStringLiteral("f5, black knight, can be captured"));
    EXPECT_EQ(table()->tableInterface()->cellAt(5, 3)->text(QAccessible::Description),
              QStringLiteral("in the square of the pawn, part of the last move"));
}

TEST_F(BoardViewAccessibilityTest, AFlippedBoardIsReadInScreenOrder)
{
    view.setOrientation(chess::Color::black);
    EXPECT_EQ(name(0, 0), QStringLiteral("h1, empty"));
    EXPECT_EQ(name(3, 3), QStringLiteral("e4, white king"));
}

TEST_F(BoardViewAccessibilityTest, CellsReportTheirPosition)
{
    EXPECT_EQ(table()->indexOfChild(table()), -1);
    for (int index = 0; index < 64; ++index) {
        QAccessibleInterface* cell = table()->child(index);
        ASSERT_NE(cell, nullptr);
        EXPECT_EQ(cell->parent(), table());
        EXPECT_EQ(cell->role(), QAccessible::Cell);
        EXPECT_EQ(table()->indexOfChild(cell), index);
        EXPECT_EQ(cell->tableCellInterface()->rowIndex(), index / 8);
        EXPECT_EQ(cell->tableCellInterface()->columnIndex(), index % 8);
        const QPoint middle = cell->rect().center();
        EXPECT_EQ(table()->childAt(middle.x(), middle.y()), cell);
    }
    EXPECT_EQ(table()->childAt(-100, -100), nullptr);
}

TEST_F(BoardViewAccessibilityTest, PressingACellActsLikeEnter)
{
    const auto press = [this](int row, int column) {
        table()
            ->tableInterface()
            ->cellAt(row, column)
            ->actionInterface()
            ->doAction(QAccessibleActionInterface::pressAction());
    };
    press(4, 4);
    EXPECT_TRUE(table()->tableInterface()->cellAt(4, 4)->state().selected);
    EXPECT_EQ(table()->tableInterface()->selectedCellCount(), 1);
    press(3, 5);
    expectMove(moves, Square::e4, Square::f5);
}

TEST_F(BoardViewAccessibilityTest, TheFocusFollowsTheCursor)
{
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    view.window()->setAttribute(Qt::WA_KeyboardFocusChange);
    view.setFocus(Qt::TabFocusReason);
    key(Qt::Key_Up);
    view.clearFocus();
    EXPECT_EQ(table()->focusChild(), nullptr);
    view.setFocus();
    ASSERT_NE(table()->focusChild(), nullptr);
    EXPECT_EQ(table()->focusChild()->text(QAccessible::Name), QStringLiteral("e5, empty"));
    EXPECT_TRUE(table()->focusChild()->state().focused);
}

TEST_F(BoardViewAccessibilityTest, AMarkCanOverrideItsWord)
{
    Diagram diagram = playDiagram();
    diagram.marks = {{.kind = MarkKind::heat, .squares = {Square::a8}, .word = QStringLiteral("mate in 7")}};
    view.setDiagram(diagram);
    EXPECT_EQ(name(0, 0), QStringLiteral("a8, empty, mate in 7"));
    Diagram after = diagram;
    after.marks.front().word = QStringLiteral("mate in 6");
    EXPECT_EQ(renamedSquares(diagram, after), chess::Bitboard{Square::a8}) << "another word is another name";
}

TEST_F(BoardViewAccessibilityTest, NamesIncludeUserCirclesUntilCleared)
{
    click(Square::a8, Qt::RightButton);
    EXPECT_EQ(name(0, 0), QStringLiteral("a8, empty, circled in green"));
    EXPECT_EQ(renamedSquares(std::vector<Mark>{}, view.marks()), chess::Bitboard{Square::a8});
    view.clearOwnMarks();
    EXPECT_EQ(name(0, 0), QStringLiteral("a8, empty"));
}

// Fault 64
TEST_F(BoardViewAccessibilityTest, CellsAreDeletedWithTheirBoard)
{
    auto* doomed = new BoardView;
    QAccessibleInterface* dying = QAccessible::queryAccessibleInterface(doomed);
    const QAccessible::Id cell = QAccessible::uniqueId(dying->child(12));
    ASSERT_NE(QAccessible::accessibleInterface(cell), nullptr);
    delete doomed;
    EXPECT_EQ(QAccessible::accessibleInterface(cell), nullptr);
}

} // namespace
} // namespace board
