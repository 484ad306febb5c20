// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "chess/piece.h"
#include "chess/square.h"

namespace text {

/// A piece in the user's language, such as "white knight".
QString pieceName(chess::Piece piece);

/// A kind of piece in the user's language, such as "knight".
QString roleName(chess::Role role);

/// The name of a square, "e4" in every language.
QString squareName(chess::Square square);

} // namespace text
