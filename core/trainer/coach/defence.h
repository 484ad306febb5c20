// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "trainer/coach/reason.h"

namespace trainer::coach {

/// Adds the piece that a move captures, and the one to which a pawn promotes unless it is lost in reply.
void add_conversion(std::vector<Reason>& found, const chess::Position& position, chess::Move move);

/// The reasons for a legal move of the hunted side, the most important first.
std::vector<Reason> reasons_of_defence(const chess::Position& position, chess::Move move);

} // namespace trainer::coach
