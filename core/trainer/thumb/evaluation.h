// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"

namespace trainer::thumb {

/// A rule of thumb for the worth of a position, in hundredths of a pawn for the side to move.
///
/// It looks at the pieces as they stand: whether something hangs, mates or stalemates is left to the search.
/// Where one side has but its king, the terms tell the other how to hunt him: with bishop and knight towards
/// a corner of the bishop's colour (chessprogramming.org, "KBNK Endgame"), else to the edge. A hunt is worth
/// so much that nothing else comes near.
int evaluate(const chess::Position& position);

/// Whether the side to move is a bare king that is hunted and cannot get at any piece within two moves: those
/// in his reach are covered. Then the hunter can keep what he has, and `evaluate` is not too good for him.
bool hunter_may_rest(const chess::Position& position);

} // namespace trainer::thumb
