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

/// How the pieces get from one diagram to the next.
enum class Transition {
    slide, ///< pieces slide to their new squares, except one the user has just dropped there
    jump,  ///< at once
};

/// The chessboard: draws the diagram it was given and says what the user wants.
///
/// It decides nothing: a piece stays where the diagram has him until a new diagram says otherwise. It never
/// mirrors in right-to-left languages.
class BoardView : public QWidget {
    Q_OBJECT

public:
    explicit BoardView(QWidget* parent = nullptr);
    ~BoardView() override;

    const Diagram& diagram() const;
    /// Shows another diagram. Safe at any time: a drag goes on if its piece is still there, and ends if not.
    void setDiagram(const Diagram& diagram, Transition transition = Transition::slide);

    /// The marks on the board, switched on or not: the diagram's, the destinations, the user's own circles.
    std::vector<Mark> marks() const;

    /// The side whose pieces start at the bottom.
    chess::Color orientation() const;
    void setOrientation(chess::Color bottom);

    const BoardColors& colors() const { return colors_; }
    void setColors(const BoardColors& colors);
    void setShown(const Shown& shown);
    /// How long pieces slide; 0 turns sliding off.
    void setAnimationDuration(std::chrono::milliseconds duration);

    /// Arms a piece of the set-up tray, or disarms with nothing: a left click puts him on a square, the right
    /// button the same piece in the other colour. Esc disarms and emits `brushDismissed()`.
    void setBrush(std::optional<chess::Piece> brush);

    /// Shows a piece carried from elsewhere, as from the tray, which keeps the mouse; call it on every move.
    void carry(chess::Piece piece, QPoint globalPosition);
    /// Puts the carried piece down: `piecePut` if he is over a square, else nothing.
    void dropCarried(QPoint globalPosition);
    /// Takes the carried piece away.
    void cancelCarry();

    /// Asks on the board what a pawn becomes; `promotionChosen` answers. The question goes with the position.
    void askPromotion(chess::Square from, chess::Square to);

    /// Removes the arrows and circles the user has drawn.
    void clearOwnMarks();

    /// A piece as the board draws him, sharp on this widget's screen.
    QPixmap piecePixmap(chess::Piece piece, int logicalSize) const;
    /// Shows or hides the frame around the square that the keyboard stands on, while the board has the focus.
    void showCursor(bool shown);
    /// The square the keyboard stands on.
    chess::Square cursor() const;
    std::optional<chess::Square> selected() const;
    /// Does what Enter does on a square: selects the piece, drops the selected one, or puts the brush's
    /// piece.
    void activateSquare(chess::Square square);
    /// The place of a square in the widget.
    QRect squareRect(chess::Square square) const;
    /// The square at a place in the widget, if any.
    std::optional<chess::Square> squareAt(QPointF position) const;

    /// Draws the board as it is shown, without what only the hand needs, into a picture of that many pixels
    /// each way.
    void drawPicture(QPainter& painter, int side);

    /// True if the cursor of the keyboard is shown, which the arrow keys then move.
    bool isCursorVisible() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The user moved a piece: with `Hand::moves` to one of his destinations, with `Hand::free` anywhere.
    void moveIntended(chess::Square from, chess::Square to);
    /// The user tried a move that the diagram does not know; without `to`, a piece that cannot be moved.
    void moveRefused(chess::Square from, std::optional<chess::Square> to);
    /// The user selected a piece.
    void pieceSelected(chess::Square square);
    /// The user answered `askPromotion`.
    void promotionChosen(chess::Square from, chess::Square to, chess::Role role);
    /// The user put a new piece on a square, with the brush or from the tray.
    void piecePut(chess::Piece piece, chess::Square square);
    /// The user took a piece off the board (`Hand::free` only).
    void pieceRemoved(chess::Square square);
    /// The user pointed at a square (`Hand::points` only).
    void squarePointed(chess::Square square);
    /// The user laid the brush aside with Esc.
    void brushDismissed();
    /// While a piece is dragged or carried: he would come from `from` (none: the tray) and land on `over`
    /// (none: off the board). For verdicts during the drag.
    void pieceHovers(chess::Piece piece, std::optional<chess::Square> from,
                     std::optional<chess::Square> over);
    /// That hovering is over; emitted before what the drop intends.
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
    /// What the user's hand shows on the board, kept to repaint only what changes.
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
    /// The move the user has just made by dropping: his piece is there already and must not slide.
    std::optional<MoveIntent> dropped_;

    chess::Square cursor_ = chess::Square::e4;
    bool cursorShown_ = false;
};

} // namespace board
