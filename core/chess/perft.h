// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "chess/position.h"

namespace chess {

/// The number of leaves of the tree of legal moves, `depth` plies deep (chessprogramming.org, "Perft"). The
/// last ply is counted without playing the moves.
std::uint64_t perft(const Position& position, int depth);

/// The number of lines, `depth` plies deep, that end with the side to move checkmated.
std::uint64_t count_checkmates(const Position& position, int depth);

} // namespace chess
