// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The ideas of endings with pieces by their names: basic mates, queen against rook, and rook and bishop
// against rook.

#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "endgame/tablebase.h"
#include "trainer/coach/reason.h"

namespace trainer::coach {

/// Returns the ideas of a legal move that keeps a win or a draw; beside pawns, only zugzwang.
std::vector<Reason> piece_ideas(const endgame::Tablebase& known, const chess::Position& position,
                                chess::Move move);

/// True if the move begins a triangle: after two more best moves, and best replies, the position is the
/// same, but with the other side to move.
bool loses_tempo(const endgame::Tablebase& known, const chess::Position& position, chess::Move move);

} // namespace trainer::coach
