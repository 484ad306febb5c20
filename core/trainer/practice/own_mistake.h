// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "endgame/tablebase.h"
#include "trainer/played_ending.h"
#include "trainer/practice/exercise.h"

namespace trainer::practice {

/// The exercise of the position in which a move of the user's changed the result: to reach the result that
/// was given away. `nullopt` if the tablebases do not know that result of the position, or if it depends on
/// the moves played before, under the fifty-move rule.
std::optional<Exercise> exercise_from(const ResultChange& mistake, const endgame::Tablebase& tables);

} // namespace trainer::practice
