// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "board/marks.h"
#include "chess/setup.h"
#include "endgame/tablebase.h"

namespace show {

/// The heat map of a piece: a mark for each value, the first of them with the words for the legend. The value
/// is the attacker's, and the ground the darker the sooner he mates.
///
/// @pre a piece stands on `piece`
std::vector<board::Mark> heatMarks(const endgame::Tablebase& known, const chess::Setup& setup,
                                   chess::Square piece, chess::Color attacker);

} // namespace show
