// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include "chess/setup.h"
#include "chess/square.h"
#include "endgame/tablebase.h"
#include "endgame/verdict.h"

namespace trainer {

/// What a position is worth to the side to move, by the square on which one of its pieces stands.
using HeatMap = std::array<std::optional<endgame::Verdict>, chess::square_count>;

/// The values of an arrangement as they are if one piece stood on each square in turn, everything else being
/// the same, the side to move too; a capture en passant is on only where he stands now. Nothing where he
/// cannot stand, because another piece does or the position could not be, and where no table knows.
///
/// @pre a piece stands on `piece`
HeatMap heat_map(const endgame::Tablebase& known, const chess::Setup& setup, chess::Square piece);

} // namespace trainer
