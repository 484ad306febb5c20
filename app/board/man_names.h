// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "chess/piece.h"
#include "chess/square.h"

namespace board {

/// A man in the user's language, such as "white knight".
QString manName(chess::Piece man);

/// The name of a square, "e4" in every language.
QString squareName(chess::Square square);

} // namespace board
