// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include "board/marks.h"

namespace board {

/// Returns the dashes of a line, for QPen and QPainterPathStroker, in multiples of its width; empty if it is
/// continuous.
///
/// They are meant for round caps, which make each dash one width longer and each gap one width shorter, and
/// fit a whole number of times into the line.
QList<qreal> dashesOf(Stroke stroke, qreal length, qreal width);

/// The share of a hollow line's width that is left open in the centre.
inline constexpr qreal hollowShare = 0.4;

} // namespace board
