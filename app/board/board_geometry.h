// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <QRectF>
#include <QSize>
#include <optional>

#include "chess/piece.h"
#include "chess/square.h"

namespace board {

/// Where a board has to fit in.
struct BoardRoom {
    QSize size; ///< of the widget, logical
    qreal devicePixelRatio = 1;
    QPoint windowOffset{};   ///< of the widget in its window, logical
    int textPixels = 13;     ///< the height of the system's font
    bool coordinates = true; ///< keeps a margin for them at the left and below
    chess::Color bottom = chess::Color::white;

    friend bool operator==(const BoardRoom&, const BoardRoom&) = default;
};

/// Squares to places and back.
///
/// The board is counted in the pixels of the window on the screen, so every square has the same whole number
/// of them at any scale factor, and a place belongs to exactly the square that is painted there. Rectangles
/// are logical and relative to the widget. The board sits at the top, in the middle between left and right.
class BoardGeometry {
public:
    explicit BoardGeometry(const BoardRoom& room);

    const BoardRoom& room() const { return room_; }
    QRectF square(chess::Square square) const;
    /// All 64 squares together.
    QRectF board() const;
    std::optional<chess::Square> squareAt(QPointF position) const;

    /// The side of a square, logical.
    qreal squareSize() const { return toLogical(side_); }
    /// The side of a square in pixels of the screen.
    int squarePixels() const { return side_; }
    /// A line that is a part of a square wide; see `wholePixels`.
    qreal lineWidth(qreal partOfSquare) const;

    /// The place of a file's letter, below the board; 0 is the a-file.
    QRectF fileLabel(int file) const;
    /// The place of a rank's digit, at the left of the board; 0 is the first rank.
    QRectF rankLabel(int rank) const;
    int labelPixels() const { return labelPixels_; }

private:
    int column(chess::Square square) const;
    int row(chess::Square square) const;
    qreal toLogical(int pixels) const { return pixels / room_.devicePixelRatio; }
    QPointF toScreen(QPointF position) const;
    QPointF toWidget(QPoint screen) const;

    BoardRoom room_;
    int labelPixels_ = 0;
    int margin_ = 0; ///< screen pixels
    int side_ = 1;   ///< screen pixels
    QPoint origin_;  ///< the board's top left, screen pixels from the window's top left
};

/// A logical length rounded to whole pixels of the screen, one at least.
qreal wholePixels(qreal length, qreal devicePixelRatio);

} // namespace board
