// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/practice/goal.h"

#include <algorithm>

#include "trainer/game.h"

namespace trainer::practice {
namespace {

/// The minimum number of moves to spare.
constexpr int spare_moves = 4;
constexpr int most_moves = 50;

/// The next stage that best play reaches after that of an exercise, and the moves allowed for it; `nullopt`
/// if best play mates first.
std::optional<Goal> next_stage(const Exercise& exercise, chess::Position position,
                               const endgame::Tablebase& tables)
{
    for (int moves = 1; moves <= most_moves; ++moves) {
        for (int ply = 0; ply < 2; ++ply) {
            const std::vector<chess::Move> best = tables.best_moves(position);
            if (best.empty())
                return std::nullopt;
            position = position.play(best.front());
        }
        if (is_beyond_stage(exercise, position, tables))
            return Goal{coach::stage_of(tables, position), moves + spare_moves};
    }
    return std::nullopt;
}

} // namespace

bool is_beyond_stage(const Exercise& exercise, const chess::Position& position,
                     const endgame::Tablebase& tables)
{
    const auto stage = coach::stage_of(tables, position);
    return exercise.stage && stage && *stage > *exercise.stage;
}

Goal goal_of(const Exercise& exercise, const chess::Position& start, const endgame::Tablebase& tables)
{
    if (exercise.stage) {
        if (const auto next = next_stage(exercise, start, tables))
            return *next;
    }
    const int mate = tables.probe(start)->to_mate().moves();
    return {.moves = std::min(mate + std::max(spare_moves, mate / 2), std::max(most_moves, mate))};
}

} // namespace trainer::practice
