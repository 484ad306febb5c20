// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>

#include "board/mark_place.h"
#include "board/marks.h"

namespace board {

/// Draws a mark on one of its squares.
void drawMark(QPainter& painter, const MarkEntry& mark, const MarkPlace& place, const BoardColors& colors);

/// Draws a frame inside a square; its logical width should be a whole number of screen pixels.
void drawFrame(QPainter& painter, const QRectF& square, qreal logicalWidth, const QColor& color);

} // namespace board
