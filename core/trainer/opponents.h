// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Opponents that use the tablebases but do not always play the best move. They never change the result (a win
// stays a win, a draw a draw), and the same seed gives the same moves.

#include <optional>

#include "chess/move.h"
#include "endgame/tablebase.h"
#include "trainer/game.h"
#include "trainer/random.h"

namespace trainer {

/// Returns a human-like defensive reply that is at most one move short of the longest resistance.
///
/// Among the moves that keep the result and cost at most one move it chooses one that attacks a hanging
/// piece. Failing that, it moves so that the sum of the king's distances to the nearest wrong corner and to
/// the knight is smallest or, in other endings, so that the king is nearest to the centre. Among equal moves
/// it chooses at random. The winning side plays perfectly, and so does a side that holds a draw.
///
/// `nullopt` if there is no move or no tablebase covers the position.
std::optional<chess::Move> choose_natural_move(const endgame::Tablebase& known, const Game& game,
                                               Random& random);

/// The average number of moves per slip.
inline constexpr std::size_t slip_interval = 4;
/// The maximum number of moves that a slip costs.
inline constexpr int largest_slip = 3;

/// Returns the move of an opponent that slips now and then, whether winning or losing: with a probability of
/// one in `slip_interval` one of the moves that keep the result and cost one to `largest_slip` moves, chosen
/// uniformly; otherwise, or if there is none, a perfect move.
///
/// `nullopt` if there is no move or no tablebase covers the position.
std::optional<chess::Move> choose_slipping_move(const endgame::Tablebase& known, const Game& game,
                                                Random& random);

} // namespace trainer
