// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Positions with five pieces are too many to be numbered like those of `Positions`. Lots find what is not
// rare; what is rare is found by taking moves back from where the defender has lost.

#include <optional>
#include <vector>

#include "chess/position.h"
#include "endgame/material.h"
#include "endgame/positions.h"
#include "endgame/sets/large_distances.h"
#include "endgame/tablebase.h"

namespace endgame {

/// The pieces of a filter's ending on random squares, each way to stand as likely as the other, a side to
/// move; nothing if that is no legal position, or if the filter does not allow the bishops' squares.
std::optional<chess::Position> draw_position(const PositionFilter& filter, Side turn,
                                             const Positions::Draw& draw);

/// Whether the attacker, to move, wins a position of a filter's ending within the filter's band.
bool is_won_within_band(const Tablebase& table, const PositionFilter& filter,
                        const chess::Position& position);

/// Where those that the attacker, to move, wins within a filter's band are so few that lots seldom find any:
/// those he wins by a move that takes nothing and promotes nothing, each once, in an order that is always
/// the same. None otherwise.
std::vector<chess::Position> rare_wins(const Tablebase& table, const sets::LargeDistances& distances,
                                       const PositionFilter& filter);

} // namespace endgame
