// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/player.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "trainer/defender.h"
#include "trainer/opponents.h"

namespace trainer {
namespace {

using chess::Move;

/// The best of the moves allowed, the first of equals.
std::optional<Move> best_among(const std::vector<Move>& allowed,
                               const std::vector<endgame::RankedMove>& ranked_moves)
{
    for (const endgame::RankedMove& ranked : ranked_moves) {
        if (std::ranges::find(allowed, ranked.move) != allowed.end())
            return ranked.move;
    }
    return std::nullopt;
}

} // namespace

std::optional<Move> Player::choose_known(Opponent opponent, const endgame::Tablebase& known, const Game& game)
{
    switch (opponent) {
    case Opponent::natural:
        return choose_natural_move(known, game, random_);
    case Opponent::slips:
        return choose_slipping_move(known, game, random_);
    default:
        return choose_reply(known, game, random_);
    }
}

Choice Player::choose(Opponent opponent, const endgame::Tablebase& known, const Game& game,
                      const thumb::SearchLimits& limits, const thumb::SearchReport& report)
{
    if (opponent != Opponent::rule_of_thumb && known.probe(game.position())) {
        if (limits.moves.empty())
            return {choose_known(opponent, known, game), {}};
        return {best_among(limits.moves, *known.ranked_moves(game.position())), {}};
    }
    if (!rule_of_thumb_)
        rule_of_thumb_.emplace();
    thumb::SearchResult found = rule_of_thumb_->search(game, limits, report);
    const std::optional<Move> move = found.move;
    return {move, std::move(found)};
}

} // namespace trainer
