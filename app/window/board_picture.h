// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

namespace board {
class BoardView;
}

namespace window {

/// The board as it is shown, as a picture of 1024 × 1024 pixels.
QImage boardImage(board::BoardView& board);

/// Writes the board as it is shown to a picture: lines and curves if the name ends in ".svg", else a PNG.
/// Whether it worked; if not, what was there before still is.
bool writeBoardPicture(board::BoardView& board, const QString& path);

} // namespace window
