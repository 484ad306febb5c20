// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>

namespace board {

// The shapes of marks, one meaning each. Lengths are parts of the square's side unless they say otherwise.

/// A frame inside a square; its width is logical and should be whole pixels of the screen.
void drawFrame(QPainter& painter, const QRectF& square, qreal logicalWidth, const QColor& color);

/// Lines along some edges of a square, inside it; their width is logical.
void drawEdges(QPainter& painter, const QRectF& square, Qt::Edges edges, qreal logicalWidth,
               const QColor& color);

/// A circle of a line around the middle of a square.
void drawRing(QPainter& painter, const QRectF& square, qreal radius, qreal width, const QColor& color);

/// A square of a line, stood on its tip, around the middle of a square.
void drawDiamond(QPainter& painter, const QRectF& square, qreal radius, qreal width, const QColor& color);

/// A disc in the middle of a square.
void drawDot(QPainter& painter, const QRectF& square, qreal radius, const QColor& color);

/// Triangles in the four corners of a square.
void drawCornerTriangles(QPainter& painter, const QRectF& square, qreal legs, const QColor& color);

/// Slanting lines all over a square.
void drawHatching(QPainter& painter, const QRectF& square, const QColor& color);

/// A colour that fades from the middle of a square to its edge.
void drawGlow(QPainter& painter, const QRectF& square, const QColor& color);

} // namespace board
