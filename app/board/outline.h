// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>

#include "board/board_colors.h"
#include "board/mark_place.h"
#include "board/marks.h"

namespace board {

/// Draws the part of the line around a region that lies in one of its squares. Solid or hollow, dashed and
/// dotted lines have different insets, so that three regions can be shown at once. Dashes and dots are drawn
/// on a line of the ground's colour, if that is valid, which makes them stand out on any square.
void drawOutline(QPainter& painter, const MarkPlace& place, Stroke stroke, const QColor& color,
                 const QColor& ground = {});

} // namespace board
