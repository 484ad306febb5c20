// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "chess/move.h"
#include "chess/piece.h"
#include "chess/position.h"
#include "trainer/method/known_positions.h"

namespace trainer::method {

/// Returns the move that a user of the method has memorised for a position, regardless of the attacker's
/// colour and the orientation of the board; `nullopt` if the position is not one of `known_positions`.
std::optional<chess::Move> move_by_heart(const chess::Position& position);

/// Finds a known position by its board; null if there is none.
const KnownPosition* known_position(std::string_view board);

/// Returns a known position in one of the symmetries of the board, the attacker to move.
chess::Position image_of(const KnownPosition& known, chess::Color attacker, std::size_t symmetry);

} // namespace trainer::method
