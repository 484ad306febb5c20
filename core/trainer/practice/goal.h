// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "chess/position.h"
#include "endgame/tablebase.h"
#include "trainer/coach/stage.h"
#include "trainer/practice/exercise.h"

namespace trainer::practice {

/// What the user of an exercise that is won has to reach, and how soon.
struct Goal {
    /// A stage, or any later one; mate, if nothing.
    std::optional<coach::Stage> stage{};
    int moves = 0;

    friend bool operator==(const Goal&, const Goal&) = default;
};

/// The goal of an exercise from a start: the end of its stage, or mate where it has none or the last one. Of
/// the moves that best play takes to the end of a stage some may be wasted; of those to a mate half as many
/// again, but no more than fifty in all.
///
/// @pre the start is won, and the tables know that
Goal goal_of(const Exercise& exercise, const chess::Position& start, const endgame::Tablebase& tables);

/// True if the attacker, to move, has come beyond the stage of an exercise.
bool is_beyond_stage(const Exercise& exercise, const chess::Position& position,
                     const endgame::Tablebase& tables);

} // namespace trainer::practice
