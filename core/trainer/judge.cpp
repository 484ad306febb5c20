// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/judge.h"

#include <cstdlib>

namespace trainer {
namespace {

using endgame::Outcome;
using endgame::RankedMove;
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

Judgement judgement(const endgame::Tablebase& tablebase, const chess::Position& position, Verdict before,
                    const RankedMove& move, const std::vector<chess::Move>& best)
{
    Judgement result = judgement(before, move.verdict);
    if (result.grade == Grade::throws_win_away)
        result.cause = draw_cause(tablebase, position.play(move.move), position.turn());
    result.best = best;
    return result;
}

} // namespace

std::optional<Judgement> judge(const endgame::Tablebase& tablebase, const chess::Position& position,
                               chess::Move move)
{
    const std::optional<Verdict> before = tablebase.probe(position);
    if (!before)
        return std::nullopt;
    const Verdict after = tablebase.probe(position.play(move))->for_mover();
    return judgement(tablebase, position, *before, {move, after}, tablebase.best_moves(position));
}

std::optional<std::vector<JudgedMove>> judge_all(const endgame::Tablebase& tablebase,
                                                 const chess::Position& position)
{
    const std::optional<std::vector<RankedMove>> ranked = tablebase.ranked_moves(position);
    if (!ranked)
        return std::nullopt;
    std::vector<chess::Move> best;
    for (const RankedMove& move : endgame::best_of(*ranked))
        best.push_back(move.move);
    std::vector<JudgedMove> all;
    for (const RankedMove& move : *ranked)
        all.push_back({move.move, judgement(tablebase, position, ranked->front().verdict, move, best)});
    return all;
}

} // namespace trainer
