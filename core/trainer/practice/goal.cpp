// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/practice/goal.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "chess/fen.h"
#include "trainer/game.h"
#include "trainer/technique.h"

namespace trainer::practice {
namespace {

/// The number of moves to spare for the end of a stage.
constexpr int spare_moves = 4;

/// The goal at the end of an exercise's stage; `nullopt` if the last stage or mate follows it, as only moves
/// are left then that belong together. The defender decides with its best moves which of these lines is
/// played, so the slowest one sets the limit.
std::optional<Goal> end_of_stage(const Exercise& exercise, const chess::Position& start,
                                 const endgame::Tablebase& tables)
{
    std::optional<coach::Stage> next;
    std::map<std::string, chess::Position> in_stage{{to_fen(start.setup()), start}};
    int slowest = 0;
    for (; !in_stage.empty(); ++slowest) {
        std::map<std::string, chess::Position> still_in_stage;
        const auto add = [&](const chess::Position& position) {
            if (const auto stage = coach::stage_past(coach::stage_pens(), tables, position, *exercise.stage))
                next = std::min(next.value_or(*stage), *stage);
            else
                still_in_stage.emplace(to_fen(position.setup()), position);
        };
        for (const auto& [fen, position] : in_stage) {
            for (const chess::Move move : tables.best_moves(position)) {
                const chess::Position answering = position.play(move);
                for (const chess::Move reply : tables.best_moves(answering))
                    add(answering.play(reply));
            }
        }
        in_stage = std::move(still_in_stage);
    }
    return next && *next != coach::last_kbnk_stage ? std::optional{Goal{*next, slowest + spare_moves}}
                                                   : std::nullopt;
}

} // namespace

bool is_beyond_stage(const Exercise& exercise, const chess::Position& position,
                     const endgame::Tablebase& tables)
{
    return exercise.stage && coach::stage_past(coach::stage_pens(), tables, position, *exercise.stage);
}

Goal goal_of(const Exercise& exercise, const chess::Position& start, const endgame::Tablebase& tables)
{
    if (exercise.stage) {
        if (const auto next = end_of_stage(exercise, start, tables))
            return *next;
    }
    return {.moves = moves_to_mate_within(tables.probe(start)->to_mate().moves())};
}

} // namespace trainer::practice
