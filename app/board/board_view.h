// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QPoint>
#include <QPointer>
#include <QVariantAnimation>
#include <QWidget>
#include <chrono>
#include <optional>

#include "board/animation.h"
#include "board/arrow_layer.h"
#include "board/board_colors.h"
#include "board/board_geometry.h"
#include "board/board_gesture.h"
#include "board/diagram.h"
#include "board/own_marks.h"
#include "board/piece_art.h"
#include "chess/piece.h"
#include "chess/square.h"

namespace board {

class FloatingPicture;
class PromotionChooser;
struct Scene;

/// The transition from one diagram to the next.
enum class Transition {
    slide, ///< pieces slide to their new squares, except one that the user has just dropped
    jump,  ///< immediate
};

/// The chessboard: draws the current diagram and reports the user's intentions.
///
/// It changes no position itself: a piece stays where the diagram has it until a new diagram arrives. It is
/// never mirrored in right-to-left languages.
class BoardView : public QWidget {
    Q_OBJECT

public:
    explicit BoardView(QWidget* parent = nullptr);
    ~BoardView() override;

    const Diagram& diagram() const;
    /// Shows another diagram. Safe at any time: a drag continues if its piece is still there, and ends
    /// otherwise.
    void setDiagram(const Diagram& diagram, Transition transition = Transition::slide);

    /// Returns all marks of the board, whether switched on or off: the diagram's, the destinations and the
    /// user's circles.
    std::vector<Mark> marks() const;

    /// Returns the side whose pieces start at the bottom.
    chess::Color orientation() const;
    void setOrientation(chess::Color bottom);

    const BoardColors& colors() const { return colors_; }
    void setColors(const BoardColors& colors);
    void setShown(const Shown& shown);
    /// Sets how long pieces slide; 0 disables sliding.
    void setAnimationDuration(std::chrono::milliseconds duration);

    /// Selects a piece of the set-up tray as the brush, or clears it with `nullopt`. A left click then places
    /// the piece on a square, a right click the same piece in the other colour. Esc clears the brush and
    /// emits `brushDismissed()`.
    void setBrush(std::optional<chess::Piece> brush);

    /// Shows a piece carried from elsewhere, such as the tray, which holds the mouse grab; call it on every
    /// mouse move.
    void carry(chess::Piece piece, QPoint globalPosition);
    /// Drops the carried piece: emits `piecePut` if it is over a square.
    void dropCarried(QPoint globalPosition);
    /// Removes the carried piece.
    void cancelCarry();

    /// Asks for the promotion piece on the board; `promotionChosen` delivers the answer. A new position
    /// closes the question.
    void askPromotion(chess::Square from, chess::Square to);

    /// Returns the arrows and circles drawn by the user.
    const OwnMarks& ownMarks() const { return ownMarks_; }
    /// Removes them.
    void clearOwnMarks();

    /// Returns a piece as drawn on the board, sharp on this widget's screen.
    QPixmap piecePixmap(chess::Piece piece, int logicalSize) const;
    /// Shows or hides the frame around the square of the keyboard cursor; visible only while the board has
    /// the focus.
    void showCursor(bool shown);
    /// Returns the square of the keyboard cursor.
    chess::Square cursor() const;
    std::optional<chess::Square> selected() const;
    /// Performs the action of Enter on a square: selects the piece, drops the selected one, or places the
    /// brush's piece.
    void activateSquare(chess::Square square);
    /// Returns the rectangle of a square in the widget.
    QRect squareRect(chess::Square square) const;
    /// Returns the square at a position in the widget; `nullopt` outside the squares.
    std::optional<chess::Square> squareAt(QPointF position) const;

    /// Draws the board as shown, without selection, cursor, destinations and motion, into a picture of `side`
    /// by `side` pixels.
    void drawPicture(QPainter& painter, int side);
    /// Does the same in other colours, with coordinates of another size.
    void drawPicture(QPainter& painter, int side, int textPixels, const BoardColors& colors,
                     const QBrush& background);

    /// True if the keyboard cursor is shown, so that the arrow keys move it.
    bool isCursorVisible() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The user moved a piece: with `Hand::moves` to one of its destinations, with `Hand::free` anywhere.
    void moveIntended(chess::Square from, chess::Square to);
    /// The user tried a move that is not in the diagram; without `to`, a piece that cannot be moved.
    void moveRefused(chess::Square from, std::optional<chess::Square> to);
    /// The user selected a piece.
    void pieceSelected(chess::Square square);
    /// The user answered `askPromotion`.
    void promotionChosen(chess::Square from, chess::Square to, chess::Role role);
    /// The user put a new piece on a square, with the brush or from the tray.
    void piecePut(chess::Piece piece, chess::Square square);
    /// The user took a piece off the board (`Hand::free` only).
    void pieceRemoved(chess::Square square);
    /// The user has drawn an arrow or a circle, or erased one.
    void drawn();
    /// The user pointed at a square (`Hand::points` only).
    void squarePointed(chess::Square square);
    /// The user cleared the brush with Esc.
    void brushDismissed();
    /// A piece is dragged or carried from `from` (`nullopt`: the tray) and would land on `over` (`nullopt`:
    /// off the board). Allows results to be shown during the drag.
    void pieceHovers(chess::Piece piece, std::optional<chess::Square> from,
                     std::optional<chess::Square> over);
    /// The drag is over; emitted before the intent of the drop.
    void hoverEnded();

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    /// The displayed state of the user's actions, kept to repaint only the changes.
    struct Handling {
        std::optional<chess::Square> selected;
        std::optional<chess::Square> landing;
        std::optional<FloatingPiece> floating;
        chess::Bitboard targets;
    };

    const BoardGeometry& geometry() const;
    Scene scene() const;
    std::vector<Mark> handMarks() const;
    void nameForScreenReaders();
    /// Exposes every board to screen readers as a table of 64 named squares. May be called repeatedly.
    static void installAccessibility();
    /// Notifies screen readers that the keyboard cursor has moved to another square.
    void announceCursor();
    /// Notifies screen readers of the squares that have changed since an earlier diagram.
    void announceChanges(const Diagram& before);
    /// Notifies screen readers of the squares that the user has marked or cleared since an earlier list.
    void announceMarks(const std::vector<Mark>& before);
    void updateSquare(std::optional<chess::Square> square);
    void updateMotion(qreal progress);
    void startMotion(const Motion& motion);
    void finishMotion();

    void endPromotion();
    void showHandling();
    void showFloating(QPoint middleInWindow);
    void emitHover(const Handling& before);
    void emitIntent(const std::optional<Intent>& intent);
    void cancelHandling();
    void updateMouseCursor(std::optional<chess::Square> square);
    void refreshMouseCursor();
    void pressLeft(const QMouseEvent& event);
    void pressRight(const QMouseEvent& event);

    bool takesKey(const QKeyEvent& event) const;
    bool takesEditingKey(int key) const;
    void walk(int arrow);
    void act(int key);
    void cancelLatest();

    Diagram diagram_;
    chess::Color bottom_ = chess::Color::white;
    BoardColors colors_;
    Shown shown_;
    PieceArt art_;
    ArrowLayer arrows_;
    mutable std::optional<BoardGeometry> geometry_;
    int textPixels_ = 0;

    BoardGesture gesture_;
    OwnMarks ownMarks_;
    Handling handling_;
    QPointer<FloatingPicture> floatingPicture_;
    QPointer<PromotionChooser> chooser_;

    std::chrono::milliseconds duration_{150};
    QVariantAnimation clock_;
    Motion motion_;
    qreal progress_ = 1;
    /// The move that the user has just made by dropping: its piece is already there and must not slide.
    std::optional<MoveIntent> dropped_;

    chess::Square cursor_ = chess::Square::e4;
    bool cursorShown_ = false;
};

} // namespace board
