// SPDX-License-Identifier: GPL-3.0-or-later

// Keyboard control of the board: a cursor moved by the arrow keys, and keys that act on its square.

#include <QKeyEvent>

#include "board/board_view.h"

namespace board {

namespace {

bool isArrow(int key)
{
    return Qt::Key_Left <= key && key <= Qt::Key_Down;
}

bool isPlain(const QKeyEvent& event)
{
    return (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
}

} // namespace

void BoardView::focusInEvent(QFocusEvent* event)
{
    const Qt::FocusReason reason = event->reason();
    const bool isMoved = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason ||
                         reason == Qt::ShortcutFocusReason || reason == Qt::OtherFocusReason;
    // Qt also reports Tab as the reason if the widget that had the focus is hidden, for example after a
    // click.
    if (isMoved && window()->testAttribute(Qt::WA_KeyboardFocusChange))
        cursorShown_ = true;
    updateSquare(cursor_);
    announceCursor();
}

void BoardView::focusOutEvent(QFocusEvent* /*event*/)
{
    updateSquare(cursor_);
}

bool BoardView::isCursorVisible() const
{
    return cursorShown_ && hasFocus();
}

void BoardView::showCursor(bool shown)
{
    cursorShown_ = shown;
    updateSquare(cursor_);
}

void BoardView::walk(int arrow)
{
    const int across = arrow == Qt::Key_Left ? -1 : arrow == Qt::Key_Right ? 1 : 0;
    const int up = arrow == Qt::Key_Down ? -1 : arrow == Qt::Key_Up ? 1 : 0;
    const int way = bottom_ == chess::Color::white ? 1 : -1;
    updateSquare(cursor_);
    cursor_ = chess::offset(cursor_, way * across, way * up).value_or(cursor_);
    showCursor(true);
    announceCursor();
}

/// True if the board uses Enter, Delete or Escape.
bool BoardView::takesEditingKey(int key) const
{
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
    case Qt::Key_Select:
        return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return diagram_.hand == Hand::free;
    case Qt::Key_Escape:
        return gesture_.isActive() || ownMarks_.isDrawing();
    default:
        return false;
    }
}

/// True if the board handles a key before any shortcut. It handles the arrow keys only while the cursor is
/// visible, so that they still step through the game after a click.
bool BoardView::takesKey(const QKeyEvent& event) const
{
    if (!isPlain(event))
        return false;
    return isArrow(event.key()) ? isCursorVisible() : takesEditingKey(event.key());
}

void BoardView::keyPressEvent(QKeyEvent* event)
{
    const bool arrow = isArrow(event->key());
    if (!isPlain(*event) || !(arrow || takesEditingKey(event->key()))) {
        QWidget::keyPressEvent(event);
        return;
    }
    // Auto-repeat moves the cursor but does not repeat selecting, dropping or removing.
    if (arrow)
        walk(event->key());
    else if (!event->isAutoRepeat())
        act(event->key());
}

void BoardView::act(int key)
{
    if (key == Qt::Key_Escape) {
        cancelLatest();
        return;
    }
    // No key acts on a square that is not visibly marked: the first press only shows the cursor. Enter does
    // not even do that where squares are selected: one Enter too many after the page before must not lead to
    // an answer.
    if (!isCursorVisible()) {
        const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
        showCursor(!isEnter || diagram_.hand != Hand::points);
        return;
    }
    if (key == Qt::Key_Delete || key == Qt::Key_Backspace)
        emitIntent(gesture_.erase(cursor_));
    else
        activateSquare(cursor_);
}

/// Handles Esc: cancels the drawing, the drag or the selection, or else the brush.
void BoardView::cancelLatest()
{
    if (ownMarks_.isDrawing() || gesture_.isHeld() || gesture_.selected())
        cancelHandling();
    else
        emitIntent(gesture_.cancel());
    refreshMouseCursor();
}

} // namespace board
