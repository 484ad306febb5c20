// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Play in drawn positions: which of the moves that hold the draw gives the other side most chances to go
// wrong and oneself fewest.

#include <vector>

#include "chess/move.h"
#include "endgame/tablebase.h"
#include "trainer/game.h"

namespace trainer {

/// Returns those of some moves that hold the draw at the current node of a game which offer the best chances.
///
/// A look-ahead of up to three replies assumes that the other side errs now and then: with a chance of one in
/// ten it plays any legal move, and a losing one loses, as the tablebase says. It never misses a capture that
/// holds the draw, and otherwise plays what is best for it. Beyond the look-ahead it counts which side wins
/// more random positions with the pieces left and, as long as they are those of now, which side is likelier
/// to lose by a random move.
///
/// The side with the better chances by that count presses, and so do both if their pieces are the same: it
/// keeps its pieces and pawns and makes the draw hard to hold. The other side takes it that it may err as
/// well: it exchanges into dead draws and avoids positions with few safe replies.
///
/// A position that has occurred before in the game counts half for each time. Of moves with equal chances the
/// side that presses prefers those that keep the game alive, capture nothing and can be answered by no
/// capture, the other side the opposite; then both prefer to stand well by general principles. The same game
/// gives the same moves everywhere, in some 5 ms.
///
/// @pre the tablebase covers the position, and all moves hold the draw
std::vector<chess::Move> most_testing_moves(const endgame::Tablebase& known, const Game& game,
                                            const std::vector<chess::Move>& moves);

} // namespace trainer
