// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include "chess/setup.h"
#include "chess/square.h"
#include "endgame/tablebase.h"
#include "endgame/verdict.h"

namespace trainer {

/// The value of a position to the side to move for each square of one of its pieces.
using HeatMap = std::array<std::optional<endgame::Verdict>, chess::square_count>;

/// Evaluates an arrangement with one piece placed on each square in turn, everything else unchanged,
/// including the side to move; en passant is possible only with the piece on its present square. `nullopt`
/// for a square where the piece cannot stand, because it is occupied or the position would be illegal, and
/// for a position without a tablebase.
///
/// @pre a piece stands on `piece`
HeatMap heat_map(const endgame::Tablebase& known, const chess::Setup& setup, chess::Square piece);

} // namespace trainer
