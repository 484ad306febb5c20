// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QRectF>

#include "chess/piece.h"

namespace board {

/// Draws a plain man that needs neither a file nor a font, for when the drawings are missing.
void drawBuiltInMan(QPainter& painter, chess::Piece man, const QRectF& place);

} // namespace board
