// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "board/marks.h"
#include "chess/board.h"
#include "panels/standing_card.h"

namespace show {

/// All that the pieces themselves tell: corners, key squares, the squares of passed pawns.
std::vector<board::Mark> teachingMarks(const chess::Board& pieces);

/// What marks stand for, where they mean something.
std::vector<panels::LegendEntry> legendOf(const std::vector<board::Mark>& marks);

} // namespace show
