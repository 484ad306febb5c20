// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <QRectF>
#include <QSize>
#include <optional>

#include "chess/piece.h"
#include "chess/square.h"

namespace board {

/// The space available to a board.
struct BoardRoom {
    QSize size; ///< of the widget, logical
    qreal devicePixelRatio = 1;
    QPoint windowOffset{};   ///< of the widget in its window, logical
    int textPixels = 13;     ///< the height of the system's font
    bool coordinates = true; ///< reserves a margin for them on the left and below
    chess::Color bottom = chess::Color::white;

    friend bool operator==(const BoardRoom&, const BoardRoom&) = default;
};

/// Converts squares to positions and back.
///
/// The board is laid out in the screen pixels of the window, so every square has the same whole number of
/// pixels at any scale factor, and a position belongs to exactly the square painted there. Rectangles are
/// logical and relative to the widget. The board is aligned to the top and centred horizontally.
class BoardGeometry {
public:
    explicit BoardGeometry(const BoardRoom& room);

    const BoardRoom& room() const { return room_; }
    QRectF square(chess::Square square) const;
    /// Returns the rectangle of all 64 squares.
    QRectF board() const;
    std::optional<chess::Square> squareAt(QPointF position) const;

    /// Returns the side of a square in logical pixels.
    qreal squareSize() const { return toLogical(side_); }
    /// Returns the side of a square in screen pixels.
    int squarePixels() const { return side_; }
    /// Returns the logical width of a line given as a fraction of a square; see `wholePixels`.
    qreal lineWidth(qreal partOfSquare) const;

    /// Returns the rectangle of a file's letter, below the board; 0 is the a-file.
    QRectF fileLabel(int file) const;
    /// Returns the rectangle of a rank's digit, on the left of the board; 0 is the first rank.
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

/// Returns a logical length rounded to whole screen pixels, at least one.
qreal wholePixels(qreal length, qreal devicePixelRatio);

} // namespace board
