// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The reasons for moves, chosen from those that the finders see.

#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "endgame/tablebase.h"
#include "trainer/coach/reason.h"
#include "trainer/coach/stage.h"

namespace trainer::coach {

/// The legal moves that change the result or are two moves slower than the best, or more; the defender is
/// mated two moves sooner. Empty if the position is not in the tablebases.
std::vector<chess::Move> clearly_worse_moves(const endgame::Tablebase& known,
                                             const chess::Position& position);

/// The reasons for a legal move, the most important first. The attacker is the side that wins, in a draw the
/// one with more material; empty if both have the same.
std::vector<Reason> reasons(const StagePens& pens, const endgame::Tablebase& known,
                            const chess::Position& position, chess::Move move);

/// The most of what a legal move does, whatever other moves do, the most important first: without the stage
/// that it reaches and the moves that it prepares, which take long to find.
std::vector<Reason> effects(const endgame::Tablebase& known, const chess::Position& position,
                            chess::Move move);

/// The best moves with their reasons, the most natural first: mate, captures and saved pieces, then moves of
/// the king towards the other king or the centre, then pieces that come nearer to either king or limit the
/// other one, then the rest; among these by the ranks of their reasons. With pawns by the ranks alone, and of
/// the king's moves those nearer to the other king first.
std::vector<Explained> explained_best_moves(const StagePens& pens, const endgame::Tablebase& known,
                                            const chess::Position& position);

} // namespace trainer::coach
