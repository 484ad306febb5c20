// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "chess/piece.h"
#include "chess/square.h"

namespace text {

/// Returns the translated name of a piece, such as "white knight".
QString pieceName(chess::Piece piece);

/// Returns the translated name of a kind of piece, such as "knight".
QString roleName(chess::Role role);

/// Returns the name of a square, "e4" in every language.
QString squareName(chess::Square square);

} // namespace text
