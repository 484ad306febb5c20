// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Opponents that know the table and do not always play by it. None of them ever changes the result: what is
// won stays won, what is drawn stays drawn, and the same seed gives the same moves.

#include <optional>

#include "chess/move.h"
#include "endgame/tablebase.h"
#include "trainer/game.h"
#include "trainer/random.h"

namespace trainer {

/// The reply of one who defends as people do, a move short of the longest resistance at most.
///
/// Of the moves that keep the result and cost one move or none he takes one that attacks a piece nothing
/// guards. Else his king goes where he is nearest to a wrong corner and the knight together, in king's moves,
/// or in other endings nearest to the middle of the board. Among equals he leaves it to chance. The side that
/// wins plays perfectly, and so does one that holds a draw.
///
/// Nothing if there is no move or no table covers the position.
std::optional<chess::Move> choose_natural_move(const endgame::Tablebase& known, const Game& game,
                                               Random& random);

/// One move in `slip_interval` that one slips.
inline constexpr std::size_t slip_interval = 4;
/// The most moves a slip costs.
inline constexpr int largest_slip = 3;

/// The move of one who slips now and then, whether he wins or loses: with a chance of one in `slip_interval`
/// any of the moves that keep the result and cost one to `largest_slip` moves, each as likely as the other;
/// else, or if there are none, a perfect one.
///
/// Nothing if there is no move or no table covers the position.
std::optional<chess::Move> choose_slipping_move(const endgame::Tablebase& known, const Game& game,
                                                Random& random);

} // namespace trainer
