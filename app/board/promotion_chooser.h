// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>

#include "board/board_colors.h"
#include "board/board_geometry.h"
#include "board/piece_art.h"
#include "chess/piece.h"
#include "chess/square.h"

class QAbstractButton;

namespace board {

/// The four promotion pieces, drawn over the squares from the promotion square inwards. They are clicked, or
/// chosen with Q, R, B, N or the arrow keys and Enter. Esc, or a click elsewhere, leaves the pawn where it
/// was.
class PromotionChooser : public QWidget {
    Q_OBJECT

public:
    /// Creates the chooser as a child of the board, whose colours and pieces it uses; `open` shows it.
    PromotionChooser(QWidget& board, const BoardColors& colors, const PieceArt& art, chess::Color color,
                     chess::Square to);

    /// Covers the board, with the pieces over their squares, and takes the focus.
    void open(const BoardGeometry& geometry);
    /// Repositions the pieces over their squares after the board has been flipped or resized.
    void place(const BoardGeometry& geometry);

signals:
    void chosen(chess::Role role);
    void cancelled();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void walk(int steps);

    chess::Square to_;
    std::array<QAbstractButton*, 4> choices_{}; ///< in the order of `chess::promotion_roles`
};

} // namespace board
