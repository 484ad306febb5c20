// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "trainer/coach/reason.h"

namespace trainer::coach {

/// Adds the piece that a move takes and the one that a pawn becomes.
void add_conversion(std::vector<Reason>& found, const chess::Position& position, chess::Move move);

/// What a legal move does for the hunted side, which makes it; the most telling first.
std::vector<Reason> reasons_of_defence(const chess::Position& position, chess::Move move);

} // namespace trainer::coach
