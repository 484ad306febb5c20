// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include "board/marks.h"

namespace board {

/// The dashes of a line, for QPen and QPainterPathStroker, in widths of it; none if it is in one piece.
///
/// They are meant for round caps, which make each dash one width longer and each gap one shorter, and fit a
/// whole number of times into the line.
QList<qreal> dashesOf(Stroke stroke, qreal length, qreal width);

/// How much of its width a hollow line leaves open in the middle.
inline constexpr qreal hollowShare = 0.4;

} // namespace board
