// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "board/marks.h"
#include "chess/setup.h"
#include "endgame/tablebase.h"

namespace show {

/// The heat map of a piece: a mark for each value, the first one with the text of the legend. Values are the
/// attacker's; the sooner it mates, the darker the square.
///
/// @pre there is a piece on `piece`
std::vector<board::Mark> heatMarks(const endgame::Tablebase& known, const chess::Setup& setup,
                                   chess::Square piece, chess::Color attacker);

} // namespace show
