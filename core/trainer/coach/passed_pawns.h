// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The ideas of play for and against passed pawns, regardless of other pieces.

#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "endgame/tablebase.h"
#include "trainer/coach/reason.h"

namespace trainer::coach {

/// Returns the ideas of a legal move of either side that concern a passed pawn on the board after it. Empty
/// for a move that loses or spoils the result.
std::vector<Reason> passed_pawn_ideas(const endgame::Tablebase& known, const chess::Position& position,
                                      chess::Move move);

} // namespace trainer::coach
