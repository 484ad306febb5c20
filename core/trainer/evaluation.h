// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"

namespace trainer {

/// A rule of thumb for the worth of a position, in hundredths of a pawn for the side to move.
///
/// It looks at the men as they stand: whether something hangs, mates or stalemates is left to the search.
/// Where one side has but its king, the other is told how to hunt him: with bishop and knight towards a
/// corner of the bishop's colour (chessprogramming.org, "KBNK Endgame"), else to the edge.
int evaluate(const chess::Position& position);

} // namespace trainer
