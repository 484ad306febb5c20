// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/judge.h"

#include <algorithm>
#include <cstdlib>
#include <span>

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

/// Compares a move with the best one. A win or loss that the fifty-move rule spoils for only one of the two
/// counts as a draw for that one; a win that comes too late with both is still worth keeping.
Judgement judgement(const RankedMove& best, const RankedMove& move)
{
    const bool is_late_win = best.is_cursed && best.verdict.outcome() == Outcome::win;
    if (best.is_cursed == move.is_cursed || is_late_win)
        return judge(best.verdict, move.verdict);
    return best.is_cursed ? judge(Verdict::draw(), move.verdict) : judge(best.verdict, Verdict::draw());
}

Judgement judgement(const endgame::Tablebase& tablebase, const chess::Position& position,
                    const RankedMove& best, const RankedMove& move)
{
    Judgement result = judgement(best, move);
    if (result.grade == Grade::throws_win_away) {
        const bool is_late = move.is_cursed && move.verdict.outcome() == Outcome::win;
        result.cause = is_late ? DrawCause{DrawCause::Kind::fifty_moves, {}, {}}
                               : draw_cause(tablebase, position.play(move.move), position.turn());
    }
    return result;
}

std::vector<chess::Move> moves_of(std::span<const RankedMove> ranked)
{
    std::vector<chess::Move> moves;
    for (const RankedMove& move : ranked)
        moves.push_back(move.move);
    return moves;
}

} // namespace

bool changes_result(const Judgement& judgement)
{
    return judgement.grade >= Grade::throws_win_away;
}

Judgement judge(Verdict before, Verdict after)
{
    if (before.outcome() == after.outcome()) {
        const int cost = before.is_draw() ? 0 : std::abs(after.to_mate().moves() - before.to_mate().moves());
        return {grade_of_cost(cost), before, after, cost, {}, {}};
    }
    const Grade grade = before.outcome() == Outcome::win ? Grade::throws_win_away : Grade::loses_draw;
    return {grade, before, after, 0, {}, {}};
}

std::optional<Judgement> judge(const endgame::Tablebase& tablebase, const chess::Position& position,
                               chess::Move move)
{
    const auto ranked = tablebase.ranked_moves(position);
    if (!ranked || move.is_null())
        return std::nullopt;
    const RankedMove& played = *std::ranges::find(*ranked, move, &RankedMove::move);
    Judgement result = judgement(tablebase, position, ranked->front(), played);
    result.best = moves_of(endgame::best_of(*ranked));
    return result;
}

std::optional<std::vector<JudgedMove>> judge_all(const endgame::Tablebase& tablebase,
                                                 const chess::Position& position)
{
    const auto ranked = tablebase.ranked_moves(position);
    if (!ranked)
        return std::nullopt;
    const std::vector<chess::Move> best = moves_of(endgame::best_of(*ranked));
    std::vector<JudgedMove> all;
    for (const RankedMove& move : *ranked) {
        all.push_back({move.move, judgement(tablebase, position, ranked->front(), move)});
        all.back().judgement.best = best;
    }
    return all;
}

} // namespace trainer
