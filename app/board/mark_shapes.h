// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>

#include "board/marks.h"

namespace board {

/// A square that is marked.
struct MarkPlace {
    QRectF square;
    qreal devicePixelRatio = 1;
    bool isDark = false;     ///< which ink it takes
    bool isOccupied = false; ///< by a piece, for which shapes make room
    /// Where the region that is marked ends.
    Qt::Edges edges = Qt::TopEdge | Qt::BottomEdge | Qt::LeftEdge | Qt::RightEdge;
    qreal weight = 1; ///< how many times as wide lines are, for small pictures
};

/// Draws what a mark looks like on one of its squares.
void drawMark(QPainter& painter, const MarkEntry& mark, const MarkPlace& place, const BoardColors& colors);

/// Draws a frame inside a square; its width is logical and should be whole pixels of the screen.
void drawFrame(QPainter& painter, const QRectF& square, qreal logicalWidth, const QColor& color);

} // namespace board
