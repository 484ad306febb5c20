// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The ideas of pawn endings by their names, where they decide. They are found only for a move that keeps a
// win or a draw.

#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "endgame/tablebase.h"
#include "trainer/coach/reason.h"

namespace trainer::coach {

/// Returns the ideas of a legal move of either side in an ending of kings and pawns. With other pieces only
/// the approach of a king to a pawn is found, and without a pawn nothing.
std::vector<Reason> pawn_ideas(const endgame::Tablebase& known, const chess::Position& position,
                               chess::Move move);

/// The ideas by which a legal move wins a race: a pawn cannot be caught, or promotes first or with a gain.
/// Unlike some of the others, they are found at once.
std::vector<Reason> won_races(const endgame::Tablebase& known, const chess::Position& position,
                              chess::Move move);

} // namespace trainer::coach
