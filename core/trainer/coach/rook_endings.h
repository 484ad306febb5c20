// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The ideas of rook endings by their names. Most need a pawn; cutting off exists without one, too.

#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "endgame/tablebase.h"
#include "trainer/coach/reason.h"

namespace trainer::coach {

/// Returns the ideas of a legal move of either side in endings with only rooks and pawns beside the kings.
/// Empty in other endings and for a move that loses or spoils the result.
std::vector<Reason> rook_ideas(const endgame::Tablebase& known, const chess::Position& position,
                               chess::Move move);

} // namespace trainer::coach
