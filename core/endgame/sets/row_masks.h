// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

#include "chess/bitboard.h"
#include "chess/square.h"
#include "endgame/material.h"
#include "endgame/sets/placement.h"
#include "endgame/sets/row_moves.h"

namespace endgame::sets {

/// The placements of a slice (row_moves.h) with no two pieces on one square and no pawn on the first or the
/// last rank; on its last rank it may stand if its side has just moved.
RowWords well_placed(std::span<const Piece> pieces, chess::Bitboard walls,
                     std::optional<Side> moved = std::nullopt);

/// Adds to a slice the placements in which its pieces of a side attack the other side's king; he is one of
/// the walls.
void add_checks(std::span<const Piece> pieces, chess::Square king, chess::Bitboard walls, Side by, Row slice);

} // namespace endgame::sets
