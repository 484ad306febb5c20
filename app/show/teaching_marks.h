// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "board/marks.h"
#include "chess/board.h"
#include "panels/standing_card.h"

namespace show {

/// The marks that follow from the pieces alone: corners, key squares, the squares of passed pawns.
std::vector<board::Mark> teachingMarks(const chess::Board& pieces);

/// The legend of those marks that are visible and have a text.
std::vector<panels::LegendEntry> legendOf(const std::vector<board::Mark>& marks,
                                          const board::MarkSwitches& switches = {});

} // namespace show
