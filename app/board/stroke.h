// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QList>
#include <QPainterPath>

#include "board/marks.h"

namespace board {

/// Returns the dashes of a line, for pens, path strokers and the functions below, in multiples of its width;
/// empty if it is continuous.
///
/// They are meant for round caps, which make each dash one width longer and each gap one width shorter, and
/// fit a whole number of times into the line.
QList<qreal> dashesOf(Stroke stroke, qreal length, qreal width);

/// Returns a line cut into dashes, to be drawn with a continuous pen of that width. Qt's own dashed pens
/// leave out dashes near the edge of a partial repaint, which then differs from a whole one.
///
/// @param dashes in multiples of the width, as from `dashesOf()`; the line is not cut if empty
/// @param offset the place in the dashes at which the line starts, likewise in multiples of the width
QPainterPath dashedLine(const QLineF& line, const QList<qreal>& dashes, qreal width, qreal offset = 0);

/// Returns a circle cut into dashes, as `dashedLine()` does, clockwise from its rightmost point.
QPainterPath dashedCircle(QPointF center, qreal radius, const QList<qreal>& dashes, qreal width);

/// The share of a hollow line's width that is left open in the centre.
inline constexpr qreal hollowShare = 0.4;

} // namespace board
