// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// There are too many positions with five pieces to number them like those of `Positions`. Random sampling
// finds the frequent ones; rare ones are found by un-moves from the positions that the defender has lost.

#include <optional>
#include <vector>

#include "chess/position.h"
#include "endgame/material.h"
#include "endgame/positions.h"
#include "endgame/tablebase.h"

namespace endgame {

/// Places the pieces of a filter's ending on independent, uniformly random squares; `nullopt` if the position
/// is illegal or the filter does not allow the bishops' squares.
std::optional<chess::Position> draw_position(const PositionFilter& filter, Side turn,
                                             const Positions::Draw& draw);

/// True if the attacker, to move, wins a position of a filter's ending within the filter's band.
bool is_won_within_band(const Tablebase& table, const PositionFilter& filter,
                        const chess::Position& position);

/// All positions that the attacker, to move, wins within a filter's band by a move that is neither a capture
/// nor a promotion, each once and in a fixed order. Empty unless the wins within the band are so few that
/// random sampling seldom finds one, and if no table covers the five-piece ending.
std::vector<chess::Position> rare_wins(const Tablebase& table, const PositionFilter& filter);

} // namespace endgame
