// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

#include "board/board_colors.h"

namespace board {
class BoardView;
}

namespace files {

/// Renders the board as shown to an image of 1024 × 1024 pixels.
QImage boardImage(board::BoardView& board);

/// Does the same in the light colours of a colouring, on white.
///
/// @param coordinates their size as a share of the picture's side
QImage boardOnPaper(board::BoardView& board, board::BoardColoring coloring, double coordinates);

/// Writes the board as shown to a file: SVG if the name ends in ".svg", else PNG. Returns true on success; on
/// failure, an existing file is left unchanged.
bool writeBoardPicture(board::BoardView& board, const QString& path);

} // namespace files
