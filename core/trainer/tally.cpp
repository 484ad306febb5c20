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

/// Counts what is known of a move; counting it again changes nothing.
void Tally::take(const Round& round, std::size_t ply)
{
    Step& step = way_[ply - 1];
    const Judgement* judgement = round.judgement(step.node);
    if (judgement == nullptr || judgement->before.outcome() != endgame::Outcome::win)
        return;
    const int waste = round.waste(step.node);
    wasted_ += waste - step.wasted;
    step.wasted = waste;
    if (judgement->grade == Grade::throws_win_away)
        throws_.insert(ply);
}

void Tally::drop_last()
{
    wasted_ -= way_.back().wasted;
    throws_.erase(way_.size());
    way_.pop_back();
}

} // namespace trainer
