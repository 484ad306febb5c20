// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/method/method.h"

#include <algorithm>
#include <limits>

#include "chess/legal_moves.h"
#include "endgame/material.h"
#include "trainer/method/rung.h"

namespace trainer::method {

using chess::Move;
using chess::Position;
using Goal = endgame::Forcing::Goal;

namespace {

/// No ladder has steps so high.
constexpr int deepest = 50;

} // namespace

Method::Method(const coach::StagePens& pens)
    : forcing_{[&pens](const Position& position) { return rung_of(pens, position); }}
{}

std::vector<Move> Method::moves(const Position& position)
{
    if (endgame::attacker_of(endgame::kbnk, position.board()) != position.turn() ||
        !forcing_.reached(position))
        return {};
    left_ = aim(position) - 1;
    std::vector<Move> open;
    Goal best = std::numeric_limits<Goal>::max();
    for (const Move move : legal_moves(position)) {
        const Position next = position.play(move);
        if (!is_on_the_way(next, left_))
            continue;
        const Goal worst = worst_after(next);
        if (worst < best)
            open.clear();
        best = std::min(best, worst);
        if (worst == best)
            open.push_back(move);
    }
    return open;
}

/// Sets the target for a position; returns in how many moves it can be forced.
int Method::aim(const Position& position)
{
    const Goal here = *forcing_.reached(position);
    // A position that does not follow from the last one begins a way of its own.
    if (target_ && here > *target_ && !forcing_.moves_to(position, *target_, left_))
        target_.reset();
    const bool is_reached = !target_ || here <= *target_;
    if (const auto lower = forcing_.best_within(position, usual_lookahead, is_reached ? here : *target_)) {
        target_ = lower;
    } else if (is_reached) {
        const int moves = *forcing_.moves_to(position, here - 1, deepest);
        target_ = forcing_.best_within(position, moves, here);
    }
    return *forcing_.moves_to(position, *target_, deepest);
}

/// Whether every reply leads to where the target can be forced within so many moves.
bool Method::is_on_the_way(const Position& defence, int left)
{
    const chess::MoveList replies = legal_moves(defence);
    if (replies.empty())
        return defence.is_check();
    return std::ranges::all_of(replies, [&](Move reply) {
        if (defence.board().occupied().contains(reply.to))
            return false;
        const Position next = defence.play(reply);
        return forcing_.reached(next) && forcing_.moves_to(next, *target_, left);
    });
}

/// The rung after the worst reply.
Goal Method::worst_after(const Position& defence) const
{
    Goal worst = endgame::Forcing::mate;
    for (const Move reply : legal_moves(defence))
        worst = std::max(worst, *forcing_.reached(defence.play(reply)));
    return worst;
}

} // namespace trainer::method
