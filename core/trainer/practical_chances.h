// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Play in drawn positions: choosing, among the moves that hold the draw, those that give the opponent most
// chances to go wrong and oneself fewest.

#include <vector>

#include "chess/move.h"
#include "endgame/tablebase.h"
#include "trainer/game.h"

namespace trainer {

/// Returns those of `moves` that offer the best practical chances at the current node of a game.
///
/// A look-ahead of up to three replies assumes that the opponent sometimes errs: with a probability of one in
/// ten it plays a random legal move, and a losing one loses, as in the tablebase. It never misses a capture
/// that holds the draw, and otherwise plays its best move. Beyond the look-ahead the estimate is which side
/// wins more random positions with the remaining pieces and, as long as they are those of the current
/// position, which side is more likely to lose by a random move.
///
/// The side with the better chances by this estimate presses, and so do both if their pieces are the same: it
/// keeps its pieces and pawns and makes the draw hard to hold. The other side assumes that it may err as
/// well: it exchanges into dead draws and avoids positions with few safe replies.
///
/// A position that has occurred before in the game counts half for each occurrence. Of moves with equal
/// chances the pressing side prefers those that keep the game alive, are not captures and allow no capture in
/// reply, the other side the opposite; then both prefer the better position by general principles. The same
/// game gives the same moves on every machine, in some 5 ms.
///
/// @pre the tablebase covers the position, and all moves hold the draw
std::vector<chess::Move> most_testing_moves(const endgame::Tablebase& known, const Game& game,
                                            const std::vector<chess::Move>& moves);

} // namespace trainer
