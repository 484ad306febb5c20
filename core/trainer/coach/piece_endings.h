// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The ideas of endings without pawns by their names: basic mates, and queen against rook.

#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "endgame/tablebase.h"
#include "trainer/coach/reason.h"

namespace trainer::coach {

/// Returns the ideas of a winner's legal move that keeps the win, in an ending without pawns.
std::vector<Reason> piece_ideas(const endgame::Tablebase& known, const chess::Position& position,
                                chess::Move move);

/// True if the move begins a triangle: after two more best moves, and best replies, the position is the
/// same, but with the other side to move.
bool loses_tempo(const endgame::Tablebase& known, const chess::Position& position, chess::Move move);

} // namespace trainer::coach
