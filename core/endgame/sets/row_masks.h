// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "endgame/material.h"
#include "endgame/sets/placement.h"
#include "endgame/sets/row_moves.h"

namespace endgame::sets {

/// The placements of a row with two pieces on one square or a pawn on the first or the last rank.
///
/// @pre the kings do not touch
RowWords misplaced(const Material& material, Kings kings);

/// Adds to a row the placements in which a side's pieces beside the king give check.
void add_checks(const Material& material, Kings kings, Side by, Row row);

} // namespace endgame::sets
