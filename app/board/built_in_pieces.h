// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QRectF>

#include "chess/piece.h"

namespace board {

/// Draws a plain piece that requires neither a file nor a font, for use when the drawings are missing.
void drawBuiltInPiece(QPainter& painter, chess::Piece piece, const QRectF& place);

} // namespace board
