// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "chess/move.h"
#include "chess/position.h"
#include "chess/result.h"

namespace console {

/// The position of a FEN, or one sentence about its fault.
chess::Result<chess::Position, std::string> read_position(std::string_view fen);

/// The legal move given in coordinate notation, such as "e2e4", "e7e8q", "e7e8=Q" or "E7-E8Q"; castling
/// is the king's move of two squares.
std::optional<chess::Move> read_move(const chess::Position& position, std::string_view text);

} // namespace console
