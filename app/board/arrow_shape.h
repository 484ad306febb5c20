// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QPointF>

#include "board/marks.h"

namespace board {

/// Returns the outline of an arrow from the centre of one square to the centre of another.
///
/// It starts beside the piece on the first square and ends beyond the centre of the second, so that the piece
/// there stays recognisable. Its stroke and head are those of its entry in `allArrows`.
QPainterPath arrowShape(QPointF from, QPointF to, qreal squareSize, ArrowKind kind);

} // namespace board
