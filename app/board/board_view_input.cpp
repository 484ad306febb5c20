// SPDX-License-Identifier: GPL-3.0-or-later

// Mouse and keyboard of the board: events are passed to the gesture, whose state is shown on the board and
// whose intents become signals.

#include <QKeyEvent>
#include <QMouseEvent>

#include "board/board_view.h"
#include "board/floating_picture.h"
#include "chess/overloaded.h"

namespace board {

namespace {

/// Returns the pen for modifier keys, as on lichess.org: Shift or Ctrl red, Alt or Meta blue, one of each
/// yellow.
Pen penFor(Qt::KeyboardModifiers keys)
{
    const bool isRed = keys.testAnyFlags(Qt::ShiftModifier | Qt::ControlModifier);
    const bool isBlue = keys.testAnyFlags(Qt::AltModifier | Qt::MetaModifier);
    if (isRed && isBlue)
        return Pen::yellow;
    return isRed ? Pen::red : isBlue ? Pen::blue : Pen::green;
}

/// True if a piece could not be selected. If its owner takes moves back on that, the same press selects it.
bool isRefusedPiece(const std::optional<Intent>& intent)
{
    const auto* refused = intent ? std::get_if<RefusedIntent>(&*intent) : nullptr;
    return refused != nullptr && !refused->to;
}

} // namespace

void BoardView::carry(chess::Piece piece, QPoint globalPosition)
{
    gesture_.carry(piece, squareAt(mapFromGlobal(QPointF{globalPosition})));
    showHandling();
    showFloating(window()->mapFromGlobal(globalPosition));
}

void BoardView::dropCarried(QPoint globalPosition)
{
    const auto intent = gesture_.dropCarried(squareAt(mapFromGlobal(QPointF{globalPosition})));
    showHandling();
    emitIntent(intent);
}

void BoardView::cancelCarry()
{
    gesture_.cancelCarry();
    showHandling();
}

void BoardView::activateSquare(chess::Square square)
{
    const auto intent = gesture_.activate(square);
    showHandling();
    emitIntent(intent);
    if (isRefusedPiece(intent) && gesture_.canLift(square)) {
        gesture_.activate(square);
        showHandling();
    }
}

void BoardView::mousePressEvent(QMouseEvent* event)
{
    showCursor(false);
    if (event->button() == Qt::LeftButton)
        pressLeft(*event);
    else
        pressRight(*event);
}

void BoardView::pressLeft(const QMouseEvent& event)
{
    if (ownMarks_.isDrawing()) {
        ownMarks_.cancel();
        update();
        return;
    }
    const auto square = squareAt(event.position());
    if (square) {
        cursor_ = *square;
        clearOwnMarks();
    }
    dropped_.reset();
    const auto intent = gesture_.press(event.position(), square);
    showHandling();
    updateMouseCursor(square);
    emitIntent(intent);
    if (isRefusedPiece(intent) && gesture_.canLift(*square)) {
        gesture_.press(event.position(), square);
        showHandling();
        updateMouseCursor(square);
    }
}

void BoardView::pressRight(const QMouseEvent& event)
{
    const auto square = squareAt(event.position());
    const bool draws = !gesture_.isHeld() && !gesture_.brush() && event.button() == Qt::RightButton;
    if (draws) {
        ownMarks_.press(square, penFor(event.modifiers()));
        return;
    }
    const bool puts = gesture_.isHeld() || event.button() == Qt::RightButton;
    const auto intent = puts ? gesture_.pressSecond(square) : std::nullopt;
    showHandling();
    updateMouseCursor(square);
    emitIntent(intent);
}

void BoardView::mouseMoveEvent(QMouseEvent* event)
{
    const auto square = squareAt(event->position());
    if (gesture_.isHeld() && !(event->buttons() & Qt::LeftButton)) {
        // The release was delivered elsewhere: to a menu, to another window, or lost with a grab.
        cancelHandling();
    }
    if (ownMarks_.isDrawing()) {
        ownMarks_.move(square);
        update();
    }
    gesture_.move(event->position(), square);
    showHandling();
    showFloating(mapTo(window(), event->position()).toPoint());
    updateMouseCursor(square);
}

void BoardView::mouseReleaseEvent(QMouseEvent* event)
{
    const auto square = squareAt(event->position());
    if (event->button() == Qt::RightButton && ownMarks_.isDrawing()) {
        const std::vector<Mark> before = marks();
        ownMarks_.release(square);
        update();
        announceMarks(before);
        emit drawn();
    }
    if (event->button() != Qt::LeftButton)
        return;
    const auto intent = gesture_.release(square);
    showHandling();
    updateMouseCursor(square);
    emitIntent(intent);
}

/// Repaints the changes made by the gesture and emits the square over which a piece hovers.
void BoardView::showHandling()
{
    const Handling before = handling_;
    handling_ = {gesture_.selected(), gesture_.landing(), gesture_.floating(), gesture_.targets()};
    if (before.selected != handling_.selected) {
        updateSquare(before.selected);
        updateSquare(handling_.selected);
    }
    if (before.landing != handling_.landing) {
        updateSquare(before.landing);
        updateSquare(handling_.landing);
    }
    for (const chess::Square square : before.targets ^ handling_.targets)
        updateSquare(square);
    if (before.floating != handling_.floating) {
        updateSquare(before.floating ? before.floating->from : std::nullopt);
        updateSquare(handling_.floating ? handling_.floating->from : std::nullopt);
    }
    if (!handling_.floating && floatingPicture_)
        floatingPicture_->hide();
    emitHover(before);
    if (handling_.selected && before.selected != handling_.selected)
        emit pieceSelected(*handling_.selected);
}

void BoardView::emitHover(const Handling& before)
{
    const auto& floating = handling_.floating;
    if (floating && (before.floating != floating || before.landing != handling_.landing))
        emit pieceHovers(floating->piece, floating->from, handling_.landing);
    else if (before.floating && !floating)
        emit hoverEnded();
}

void BoardView::showFloating(QPoint middleInWindow)
{
    const auto& floating = gesture_.floating();
    if (!floating)
        return;
    if (floating->from && motion_.arriving().contains(*floating->from))
        finishMotion();
    if (!floatingPicture_)
        floatingPicture_ = new FloatingPicture{window()};
    if (floatingPicture_->parentWidget() != window())
        floatingPicture_->setParent(window());
    const BoardGeometry& place = geometry();
    floatingPicture_->showAt(art_.pixmap(floating->piece, place.squarePixels(), devicePixelRatioF()),
                             middleInWindow);
}

/// Called last in every event handler, since the slots may do anything: show another diagram, open a menu.
void BoardView::emitIntent(const std::optional<Intent>& intent)
{
    if (!intent)
        return;
    const auto say = chess::Overloaded{
        [this](const MoveIntent& move) {
            dropped_ = move.dropped ? std::optional{move} : std::nullopt;
            emit moveIntended(move.from, move.to);
        },
        [this](const PutIntent& put) { emit piecePut(put.piece, put.square); },
        [this](const RemoveIntent& removal) { emit pieceRemoved(removal.square); },
        [this](const RefusedIntent& refused) { emit moveRefused(refused.from, refused.to); },
        [this](const PointIntent& point) { emit squarePointed(point.square); },
        [this](const DismissBrush&) { emit brushDismissed(); },
    };
    std::visit(say, *intent);
}

/// Cancels the action in progress but keeps the brush, which is a setting and not an action.
void BoardView::cancelHandling()
{
    if (ownMarks_.isDrawing()) {
        ownMarks_.cancel();
        update();
    }
    if (gesture_.isHeld() || gesture_.selected())
        gesture_.cancel();
    showHandling();
}

void BoardView::updateMouseCursor(std::optional<chess::Square> square)
{
    if (gesture_.floating())
        setCursor(Qt::ClosedHandCursor);
    else if (gesture_.brush() && square)
        setCursor(Qt::PointingHandCursor);
    else if (square && gesture_.canLift(*square))
        setCursor(Qt::OpenHandCursor);
    else
        unsetCursor();
}

/// Updates the mouse cursor after a change under a motionless mouse.
void BoardView::refreshMouseCursor()
{
    if (underMouse())
        updateMouseCursor(squareAt(mapFromGlobal(QPointF{QCursor::pos()})));
}

bool BoardView::event(QEvent* event)
{
    // Overrides window shortcuts on the same keys, such as Left for a step back in the game, while the board
    // uses them.
    if (event->type() == QEvent::ShortcutOverride && takesKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::WindowDeactivate && (gesture_.isHeld() || ownMarks_.isDrawing()))
        cancelHandling();
    return QWidget::event(event);
}

void BoardView::hideEvent(QHideEvent* event)
{
    cancelHandling();
    finishMotion();
    QWidget::hideEvent(event);
}

} // namespace board
