// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The ideas of play with pieces on both sides: attacks, checks and exchanges.

#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "endgame/tablebase.h"
#include "trainer/coach/reason.h"

namespace trainer::coach {

/// Returns the ideas of a legal move of either side that concern the other side's pieces. Empty for a move
/// that spoils the result; for one that loses anyway, only the way out of check and the piece that falls.
std::vector<Reason> contact_ideas(const endgame::Tablebase& known, const chess::Position& position,
                                  chess::Move move);

} // namespace trainer::coach
