// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>

#include "board/board_colors.h"
#include "board/mark_shapes.h"

namespace board {

/// Draws what of the line around a region falls on one of its squares, inside the square. Solid or
/// hollow, dashed and dotted lines keep apart, so that three regions can be shown at once. Of a hollow one,
/// the outer line is in the ink of light squares and the inner in that of dark ones, so that it looks the
/// same on both.
void drawOutline(QPainter& painter, const MarkPlace& place, Stroke stroke, const Ink& ink);

} // namespace board
