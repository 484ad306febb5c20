// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>

#include "board/board_colors.h"
#include "board/mark_shapes.h"

namespace board {

/// Draws what of the line around a region falls on one of its squares, inside the square. Solid or
/// hollow, dashed and dotted lines keep apart, so that three regions can be shown at once. Dashes and dots
/// lie on a line of the ground's colour, if that is valid, which makes them stand out on any square.
void drawOutline(QPainter& painter, const MarkPlace& place, Stroke stroke, const QColor& color,
                 const QColor& ground = {});

} // namespace board
