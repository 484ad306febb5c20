// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/method/method.h"

#include <algorithm>
#include <limits>

#include "chess/legal_moves.h"
#include "endgame/material.h"
#include "trainer/method/by_heart.h"

namespace trainer::method {

using chess::Move;
using chess::Position;
using endgame::Forcing;

namespace {

/// The maximum number of moves to a better rank.
constexpr int deepest = 50;

/// True if each of some moves improves the answer to a question before the reply.
bool improves_at_once(const Position& position, Question question, const std::vector<Move>& moves)
{
    const int before = answer_to(question, position.board(), position.turn());
    return std::ranges::all_of(moves, [&](Move move) {
        return answer_to(question, position.play(move).board(), position.turn()) < before;
    });
}

} // namespace

std::optional<Forcing> number_ranks(const std::stop_token& stop)
{
    return Forcing::number(&rank_of, stop);
}

std::optional<Target> Method::target(const Position& position, const std::optional<Target>& before)
{
    const auto here = endgame::attacker_of(endgame::kbnk, position.board()) == position.turn()
                          ? ranks_.reached(position)
                          : std::nullopt;
    if (!here)
        return std::nullopt;
    const Field present = field_of_rank(*here);
    const auto field_before = before ? std::optional{before->field} : std::nullopt;
    if (const std::optional<Move> known = move_by_heart(position))
        return Target{
            .rank = *here, .moves = 0, .field = present, .field_before = field_before, .by_heart = known};
    // A position that does not follow from the previous one starts afresh.
    const bool goes_on = before && !before->by_heart && *here > before->rank &&
                         ranks_.moves_to(position, before->rank, before->moves - 1);
    Goal rank = goes_on ? before->rank : *here;
    if (const auto better = ranks_.best_within(position, usual_lookahead, rank)) {
        rank = *better;
    } else if (!goes_on) {
        const int moves = *ranks_.moves_to(position, *here - 1, deepest);
        rank = *ranks_.best_within(position, moves, *here);
    }
    return Target{.rank = rank,
                  .moves = *ranks_.moves_to(position, rank, deepest),
                  .next = announced(*here, rank, goes_on ? before->next : std::nullopt),
                  .field = present,
                  .field_before = field_before};
}

Field Method::field_of_rank(Goal rank) const
{
    return static_cast<Field>(answers_of(ranks_.measure_of(rank)).front().answer);
}

/// Returns the field announced before until it is reached, then that of the target, if it is smaller.
std::optional<Field> Method::announced(Goal here, Goal target, std::optional<Field> before) const
{
    const Field present = field_of_rank(here);
    if (before && present > *before)
        return before;
    if (target == Forcing::mate || field_of_rank(target) == present)
        return std::nullopt;
    return field_of_rank(target);
}

Step Method::step(const Position& position, const Target& target)
{
    const Goal here = *ranks_.reached(position);
    Step step{.field = target.field, .next = target.next, .tidies = {}, .mate_in = {}, .open = {}};
    step.is_larger_for_now = target.field_before && target.field > *target.field_before;
    step.takes_more_moves = target.moves > 1;
    if (target.by_heart) {
        step.is_by_heart = true;
        step.open = {*target.by_heart};
        return step;
    }
    if (!target.next && target.rank == Forcing::mate)
        step.mate_in = target.moves;
    else if (!target.next)
        step.tidies = first_difference(here, target.rank);
    Goal best = std::numeric_limits<Goal>::max();
    for (const Move move : legal_moves(position)) {
        const Position next = position.play(move);
        if (!is_on_the_way(next, target))
            continue;
        const Goal worst = worst_after(next);
        if (worst < best)
            step.open.clear();
        best = std::min(best, worst);
        if (worst == best)
            step.open.push_back(move);
    }
    step.tidies_at_once = step.tidies && improves_at_once(position, *step.tidies, step.open);
    return step;
}

/// The first question whose answer is better in the target.
Question Method::first_difference(Goal here, Goal target) const
{
    const std::vector<Answer> before = answers_of(ranks_.measure_of(here));
    const std::vector<Answer> after = answers_of(ranks_.measure_of(target));
    return std::ranges::mismatch(before, after).in1->question;
}

/// True if after every reply the target can be forced in one move less.
bool Method::is_on_the_way(const Position& defence, const Target& target)
{
    const chess::MoveList replies = legal_moves(defence);
    if (replies.empty())
        return defence.is_check();
    return std::ranges::all_of(replies, [&](Move reply) {
        if (defence.board().occupied().contains(reply.to))
            return false;
        const Position next = defence.play(reply);
        return ranks_.reached(next) && ranks_.moves_to(next, target.rank, target.moves - 1);
    });
}

/// The rank after the worst reply.
Method::Goal Method::worst_after(const Position& defence) const
{
    Goal worst = Forcing::mate;
    for (const Move reply : legal_moves(defence))
        worst = std::max(worst, *ranks_.reached(defence.play(reply)));
    return worst;
}

} // namespace trainer::method
