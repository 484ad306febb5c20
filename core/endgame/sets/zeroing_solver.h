// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "endgame/material.h"
#include "endgame/sets/distances.h"
#include "endgame/sets/solved_endings.h"

namespace endgame::sets {

/// Solves the distances to zeroing (DTZ) of an ending of up to four pieces: the plies within which the
/// attacker forces mate, or a capture or pawn move by either side that keeps the win.
///
/// The numbers are these plies with the attacker to move, and one more with the defender to move (1:
/// checkmate). 0 stands for positions that the attacker does not win. Double steps are treated as in `solve`.
///
/// A capture or pawn move counts if it leads to a win, regardless of the fifty-move rule after it: every win
/// with up to four pieces can be completed within the rule if the halfmove clock is at zero.
///
/// @pre the ending and all `conversions_of` it are among the solved
Distances solve_to_zeroing(const Material& material, const SolvedEndings& solved);

} // namespace endgame::sets
