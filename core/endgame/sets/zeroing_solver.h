// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "endgame/material.h"
#include "endgame/sets/distances.h"
#include "endgame/sets/solved_endings.h"

namespace endgame::sets {

/// Solves the distances to zeroing (DTZ) of an ending of up to four pieces: the plies within which the
/// attacker forces mate, or a capture or pawn move by either side that keeps the win.
///
/// With the attacker to move the numbers are these plies, with the defender to move one more (1: mated). 0 is
/// for what the attacker does not win. Double steps are treated as by `solve`.
///
/// A capture or pawn move counts if it leads to a win, without regard to the rule there: every win with up to
/// four pieces can be completed within the rule when the halfmove clock is at zero.
///
/// @pre the ending and all `conversions_of` it are among the solved
Distances solve_to_zeroing(const Material& material, const SolvedEndings& solved);

} // namespace endgame::sets
