// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "chess/board.h"
#include "chess/piece.h"

namespace chess {

/// A board as lines of text for emails and notes, with the English letters of the pieces, White's large, and
/// the names of ranks and files around it.
///
/// @param bottom whose side of the board is below
std::string to_text_diagram(const Board& board, Color bottom);

} // namespace chess
