// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "endgame/tablebase.h"
#include "trainer/played_games.h"
#include "trainer/practice/exercise.h"

namespace trainer::practice {

/// The exercise of the position in which a move of the user's changed the result: to reach the result that
/// was given away. `nullopt` if the tablebases do not know that result of the position, or if it depends on
/// the moves played before, under the fifty-move rule.
std::optional<Exercise> exercise_from(const ResultChange& mistake, const endgame::Tablebase& tables);

/// The exercise of the last position of a game whose result gave half points away, by resigning or by
/// agreeing to a draw: to reach the result that the position was worth. With the opponent to move there, it
/// begins after the best move. `nullopt` if nothing was lost at the end, and as above.
std::optional<Exercise> exercise_at_end(const PlayedGame& game, const endgame::Tablebase& tables);

} // namespace trainer::practice
