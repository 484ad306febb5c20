// SPDX-License-Identifier: GPL-3.0-or-later
#include <QShortcut>

#include "board_fixture.h"

namespace board {
namespace {

using chess::Square;

class BoardViewKeyboard : public BoardFixture {
protected:
    BoardViewKeyboard()
    {
        window.activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&window));
        view.clearFocus();
        view.window()->setAttribute(Qt::WA_KeyboardFocusChange);
        view.setFocus(Qt::TabFocusReason);
    }
    void repeat(Qt::Key key)
    {
        QKeyEvent event{QEvent::KeyPress, key, Qt::NoModifier, QString{}, true};
        QCoreApplication::sendEvent(&view, &event);
    }
};

TEST_F(BoardViewKeyboard, ArrowsMoveTheCursorWithinTheBoard)
{
    EXPECT_EQ(view.cursor(), Square::e4);
    key(Qt::Key_Up);
    key(Qt::Key_Left);
    EXPECT_EQ(view.cursor(), Square::d5);
    key(Qt::Key_Down);
    key(Qt::Key_Right);
    EXPECT_EQ(view.cursor(), Square::e4);
    for (int i = 0; i < 9; ++i)
        repeat(Qt::Key_Right);
    EXPECT_EQ(view.cursor(), Square::h4);
}

TEST_F(BoardViewKeyboard, ArrowsFollowTheScreenOnAFlippedBoard)
{
    view.setOrientation(chess::Color::black);
    key(Qt::Key_Up);
    key(Qt::Key_Right);
    EXPECT_EQ(view.cursor(), Square::d3);
}

TEST_F(BoardViewKeyboard, EnterSelectsAndDrops)
{
    key(Qt::Key_Return);
    EXPECT_EQ(view.selected(), Square::e4);
    key(Qt::Key_Right);
    key(Qt::Key_Space);
    expectMove(moves, Square::e4, Square::f4);
}

// Fault 62
TEST_F(BoardViewKeyboard, AKeyHeldDownSelectsOnce)
{
    key(Qt::Key_Return);
    repeat(Qt::Key_Return);
    repeat(Qt::Key_Return);
    EXPECT_EQ(view.selected(), Square::e4);
}

TEST_F(BoardViewKeyboard, EscapeDeselects)
{
    key(Qt::Key_Return);
    key(Qt::Key_Escape);
    EXPECT_FALSE(view.selected());
}

TEST_F(BoardViewKeyboard, UnusedEscapeIsLeftToTheWindow)
{
    QKeyEvent event{QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier};
    QCoreApplication::sendEvent(&view, &event);
    EXPECT_FALSE(event.isAccepted());
}

TEST_F(BoardViewKeyboard, DeleteRemovesOnlyInSetUp)
{
    key(Qt::Key_Delete);
    EXPECT_EQ(removals.count(), 0);
    view.setDiagram(setUpDiagram());
    key(Qt::Key_Delete);
    ASSERT_EQ(removals.count(), 1);
    EXPECT_EQ(squareIn(removals, 0), Square::e4);
    key(Qt::Key_Left);
    key(Qt::Key_Left);
    key(Qt::Key_Backspace);
    EXPECT_EQ(squareIn(removals, 0), Square::c4);
}

TEST_F(BoardViewKeyboard, EnterPlacesTheBrushPiece)
{
    view.setDiagram(setUpDiagram());
    view.setBrush(whiteKnight);
    key(Qt::Key_Return);
    ASSERT_EQ(puts.count(), 1);
    EXPECT_EQ(squareIn(puts, 1), Square::e4);
    key(Qt::Key_Escape);
    EXPECT_EQ(dismissals.count(), 1);
}

TEST_F(BoardViewKeyboard, LettersAndCombinationsAreLeftToTheWindow)
{
    for (const auto& [pressed, modifiers] :
         {std::pair{Qt::Key_N, Qt::NoModifier}, std::pair{Qt::Key_4, Qt::NoModifier},
          std::pair{Qt::Key_Left, Qt::ControlModifier}}) {
        QKeyEvent event{QEvent::KeyPress, pressed, modifiers};
        QCoreApplication::sendEvent(&view, &event);
        EXPECT_FALSE(event.isAccepted());
    }
    EXPECT_EQ(view.cursor(), Square::e4);
}

TEST_F(BoardViewKeyboard, TheCursorIsVisibleOnlyDuringKeyboardUse)
{
    const QImage withCursor = view.grab().toImage();
    click(Square::h8);
    const QImage without = view.grab().toImage();
    EXPECT_NE(withCursor, without);
    EXPECT_EQ(view.cursor(), Square::h8);
    key(Qt::Key_Down);
    EXPECT_EQ(view.cursor(), Square::h7);
    EXPECT_NE(view.grab().toImage(), without);
    view.clearFocus();
    EXPECT_EQ(view.grab().toImage(), without);
}

TEST_F(BoardViewKeyboard, EnterOnAHiddenCursorOnlyShowsIt)
{
    click(Square::h8);
    click(Square::e4);
    key(Qt::Key_Return);
    EXPECT_EQ(view.selected(), Square::e4);
    key(Qt::Key_Return);
    EXPECT_FALSE(view.selected());
}

TEST_F(BoardViewKeyboard, TheCursorOverridesTheWindowsArrowShortcut)
{
    const QShortcut back{Qt::Key_Left, &window};
    QSignalSpy steps{&back, &QShortcut::activated};
    key(Qt::Key_Left);
    EXPECT_EQ(steps.count(), 0);
    EXPECT_EQ(view.cursor(), Square::d4);
    click(Square::h8);
    key(Qt::Key_Left);
    EXPECT_EQ(steps.count(), 1);
    EXPECT_EQ(view.cursor(), Square::h8);
}

} // namespace
} // namespace board
