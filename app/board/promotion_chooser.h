// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>

#include "chess/piece.h"
#include "chess/square.h"

class QAbstractButton;

namespace board {

class BoardView;

/// The four pieces a pawn can become, over the squares from its promotion square inward: to be clicked, or
/// chosen with Q, R, B, N or the arrows and Enter. Esc, or a click beside them, leaves the pawn where it was.
class PromotionChooser : public QWidget {
    Q_OBJECT

public:
    /// A child of the board, which it covers; shown and focused at once.
    PromotionChooser(BoardView& board, chess::Color color, chess::Square to);

    /// Puts the pieces over their squares again, after the board has turned or grown.
    void place();

signals:
    void chosen(chess::Role role);
    void cancelled();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void walk(int steps);

    BoardView& board_;
    chess::Square to_;
    std::array<QAbstractButton*, 4> choices_{}; ///< in the order of `chess::promotion_roles`
};

} // namespace board
