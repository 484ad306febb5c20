// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QPixmap>
#include <optional>
#include <vector>

#include "board/board_colors.h"
#include "board/board_geometry.h"
#include "board/marks.h"

namespace board {

/// Draws arrows as vector shapes.
void drawArrows(QPainter& painter, const std::vector<Arrow>& arrows, const BoardGeometry& geometry,
                const BoardColors& colors);

/// All arrows of a board as one transparent picture.
///
/// Long, smooth arrows are slow to draw, so the picture is cached until one of its inputs changes: dragging
/// a piece beneath them costs one copy.
class ArrowLayer {
public:
    /// Returns the picture for `BoardGeometry::board()`; null if there are no arrows.
    const QPixmap& picture(const std::vector<Arrow>& arrows, const BoardGeometry& geometry,
                           const BoardColors& colors);

private:
    struct Subject {
        std::vector<Arrow> arrows;
        BoardRoom room;
        BoardColors colors;

        friend bool operator==(const Subject&, const Subject&) = default;
    };

    std::optional<Subject> subject_;
    QPixmap picture_;
};

} // namespace board
