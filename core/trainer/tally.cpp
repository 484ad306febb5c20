// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/tally.h"

namespace trainer {

void Tally::follow(const Round& round)
{
    const Game& game = round.game();
    const std::vector<Game::NodeId>& line = game.line();
    while (way_.size() > game.depth() || (!way_.empty() && way_.back().node != line[way_.size()]))
        drop_last();
    while (way_.size() < game.depth()) {
        way_.push_back({line[way_.size() + 1]});
        take(round, way_.size());
    }
    for (; judged_ < round.judged().size(); ++judged_) {
        const Game::NodeId node = round.judged()[judged_];
        const std::size_t ply = game.depth(node);
        if (ply <= way_.size() && way_[ply - 1].node == node)
            take(round, ply);
    }
}

std::optional<std::size_t> Tally::last_throw() const
{
    return throws_.empty() ? std::nullopt : std::optional{*throws_.rbegin()};
}

/// Adds the costs of a step to the sums, or subtracts them.
void Tally::count(const Step& step, int sign)
{
    wasted_ += sign * step.wasted;
    detours_ += sign * step.detour;
    given_back_ += sign * step.given_back;
}

/// Counts the judgement of a move; idempotent.
void Tally::take(const Round& round, std::size_t ply)
{
    Step& step = way_[ply - 1];
    const Judgement* judgement = round.judgement(step.node);
    if (judgement == nullptr || judgement->before.is_draw())
        return;
    count(step, -1);
    if (judgement->before.outcome() == endgame::Outcome::win) {
        step.wasted = round.waste(step.node);
        step.detour = round.detour(step.node);
    } else {
        step.given_back = judgement->cost;
    }
    count(step, 1);
    if (judgement->grade == Grade::throws_win_away)
        throws_.insert(ply);
}

void Tally::drop_last()
{
    count(way_.back(), -1);
    throws_.erase(way_.size());
    way_.pop_back();
}

} // namespace trainer
