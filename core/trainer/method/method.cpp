// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/method/method.h"

#include <algorithm>
#include <limits>

#include "chess/legal_moves.h"
#include "endgame/material.h"

namespace trainer::method {

using chess::Move;
using chess::Position;
using endgame::Forcing;

namespace {

/// No ladder has steps so high.
constexpr int deepest = 50;

} // namespace

std::optional<Forcing> number_rungs(const coach::StagePens& pens, const std::stop_token& stop)
{
    return Forcing::number([&pens](const Position& position) { return rung_of(pens, position); }, stop);
}

std::optional<Target> Method::target(const Position& position, const std::optional<Target>& before)
{
    const auto here = endgame::attacker_of(endgame::kbnk, position.board()) == position.turn()
                          ? rungs_.reached(position)
                          : std::nullopt;
    if (!here)
        return std::nullopt;
    // A position that does not follow from the one before begins a way of its own.
    const bool goes_on =
        before && *here > before->rung && rungs_.moves_to(position, before->rung, before->moves - 1);
    Goal rung = goes_on ? before->rung : *here;
    if (const auto lower = rungs_.best_within(position, usual_lookahead, rung)) {
        rung = *lower;
    } else if (!goes_on) {
        const int moves = *rungs_.moves_to(position, *here - 1, deepest);
        rung = *rungs_.best_within(position, moves, *here);
    }
    return Target{rung, *rungs_.moves_to(position, rung, deepest)};
}

Step Method::step(const Position& position, const Target& target)
{
    Step step{answers_of(rungs_.measure_of(*rungs_.reached(position))).front().answer,
              gain(position, target.rung),
              target.moves,
              {}};
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
    return step;
}

/// What a target is better in than a position is.
std::optional<Gain> Method::gain(const Position& position, Goal target) const
{
    if (target == Forcing::mate)
        return std::nullopt;
    const std::vector<Answer> before = answers_of(rungs_.measure_of(*rungs_.reached(position)));
    const std::vector<Answer> after = answers_of(rungs_.measure_of(target));
    const auto [here, there] = std::ranges::mismatch(before, after);
    return Gain{here->question, here->answer, there->answer};
}

/// Whether every reply leads to where the target can be forced in a move less.
bool Method::is_on_the_way(const Position& defence, const Target& target)
{
    const chess::MoveList replies = legal_moves(defence);
    if (replies.empty())
        return defence.is_check();
    return std::ranges::all_of(replies, [&](Move reply) {
        if (defence.board().occupied().contains(reply.to))
            return false;
        const Position next = defence.play(reply);
        return rungs_.reached(next) && rungs_.moves_to(next, target.rung, target.moves - 1);
    });
}

/// The rung after the worst reply.
Method::Goal Method::worst_after(const Position& defence) const
{
    Goal worst = Forcing::mate;
    for (const Move reply : legal_moves(defence))
        worst = std::max(worst, *rungs_.reached(defence.play(reply)));
    return worst;
}

} // namespace trainer::method
