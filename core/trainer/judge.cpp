// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/judge.h"

#include <cstdlib>

namespace trainer {
namespace {

using endgame::Outcome;
using endgame::Verdict;

Grade grade_of_cost(int cost)
{
    if (cost == 0)
        return Grade::best;
    if (cost <= 2)
        return Grade::good;
    return cost <= 4 ? Grade::technique : Grade::detour;
}

Judgement judgement(Verdict before, Verdict after)
{
    if (before.outcome() == after.outcome()) {
        const int cost = before.is_draw() ? 0 : std::abs(after.to_mate().moves() - before.to_mate().moves());
        return {grade_of_cost(cost), before, after, cost, {}, {}};
    }
    const Grade grade = before.outcome() == Outcome::win ? Grade::throws_win_away : Grade::loses_draw;
    return {grade, before, after, 0, {}, {}};
}

} // namespace

std::optional<Judgement> judge(const endgame::Tablebase& tablebase, const chess::Position& position,
                               chess::Move move)
{
    const std::optional<Verdict> before = tablebase.probe(position);
    if (!before)
        return std::nullopt;
    const chess::Position next = position.play(move);
    Judgement result = judgement(*before, tablebase.probe(next)->for_mover());
    if (result.grade == Grade::throws_win_away)
        result.cause = draw_cause(tablebase, next, position.turn());
    result.best = tablebase.best_moves(position);
    return result;
}

} // namespace trainer
