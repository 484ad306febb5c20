// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QPointF>

#include "board/diagram.h"

namespace board {

/// The outline of an arrow from the middle of one square to the middle of another.
///
/// It begins at the edge of the man on the first square and ends past the middle of the second, so that the
/// man there stays readable. Best moves are solid, replies dashed, and the user's own arrows have an open
/// head.
QPainterPath arrowShape(QPointF from, QPointF to, qreal squareSize, ArrowKind kind);

} // namespace board
