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

/// The placements of a slice (row_moves.h) with all pieces on different squares and no pawn on the first or
/// last rank; a pawn may be on its last rank if its side has just moved.
RowWords well_placed(std::span<const Piece> pieces, chess::Bitboard walls,
                     std::optional<Side> moved = std::nullopt);

/// Adds to a slice the placements in which its pieces of a side attack the other side's king; `walls`
/// contains that king.
void add_checks(std::span<const Piece> pieces, chess::Square king, chess::Bitboard walls, Side by, Row slice);

} // namespace endgame::sets
