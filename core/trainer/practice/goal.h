// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "chess/position.h"
#include "endgame/tablebase.h"
#include "trainer/coach/stage.h"
#include "trainer/practice/exercise.h"

namespace trainer::practice {

/// The goal of an exercise to be won, and the moves allowed.
struct Goal {
    /// The stage to reach, or any later one; `nullopt` means mate.
    std::optional<coach::Stage> stage{};
    int moves = 0;

    friend bool operator==(const Goal&, const Goal&) = default;
};

/// The goal of an exercise from a start: the end of its stage, or mate if it has no stage, the last one or
/// the one before. The limit for the end of a stage is the number of moves of the slowest line of best play
/// plus some to spare; for mate see `moves_to_mate_within()`.
///
/// @pre the start is won and covered by the tablebases
Goal goal_of(const Exercise& exercise, const chess::Position& start, const endgame::Tablebase& tables);

/// True if the attacker, to move, has advanced beyond the stage of an exercise.
bool is_beyond_stage(const Exercise& exercise, const chess::Position& position,
                     const endgame::Tablebase& tables);

} // namespace trainer::practice
