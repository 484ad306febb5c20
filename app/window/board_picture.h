// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

namespace board {
class BoardView;
}

namespace window {

/// Renders the board as shown to an image of 1024 × 1024 pixels.
QImage boardImage(board::BoardView& board);

/// Writes the board as shown to a file: SVG if the name ends in ".svg", else PNG. Returns true on success; on
/// failure, an existing file is left unchanged.
bool writeBoardPicture(board::BoardView& board, const QString& path);

} // namespace window
