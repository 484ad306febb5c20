// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "chess/position.h"

namespace chess {

/// The number of leaves of the tree of legal moves, `depth` plies deep
/// (chessprogramming.org, "Perft"). The last ply is counted, not played.
std::uint64_t perft(const Position& position, int depth);

/// The number of positions `depth` plies deep in which the side to move is mated.
std::uint64_t count_checkmates(const Position& position, int depth);

} // namespace chess
