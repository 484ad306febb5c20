// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "chess/board.h"
#include "chess/piece.h"

namespace chess {

/// A board as lines of text for emails and notes, with English piece letters, upper-case for White, and
/// labels of ranks and files.
///
/// @param bottom the side at the bottom of the diagram
std::string to_text_diagram(const Board& board, Color bottom);

} // namespace chess
