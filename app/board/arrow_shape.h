// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QPointF>

#include "board/marks.h"

namespace board {

/// The outline of an arrow from the middle of one square to the middle of another.
///
/// It begins at the edge of the piece on the first square and ends past the middle of the second, so that the
/// piece there stays readable. Its stroke and its head are those of its entry in `allArrows`.
QPainterPath arrowShape(QPointF from, QPointF to, qreal squareSize, ArrowKind kind);

} // namespace board
