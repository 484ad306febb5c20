// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "board/marks.h"
#include "chess/board.h"
#include "panels/standing_card.h"

namespace show {

/// All that the pieces themselves tell: corners, key squares, the squares of passed pawns.
std::vector<board::Mark> teachingMarks(const chess::Board& pieces);

/// What those of some marks stand for that are to be seen and mean something.
std::vector<panels::LegendEntry> legendOf(const std::vector<board::Mark>& marks,
                                          const board::MarkSwitches& switches = {});

} // namespace show
