// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/player.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "trainer/coach/slower.h"
#include "trainer/defender.h"
#include "trainer/opponents.h"

namespace trainer {
namespace {

using chess::Move;

bool is_among(const std::vector<Move>& moves, Move move)
{
    return std::ranges::find(moves, move) != moves.end();
}

/// The best replies that show the fault of the last move as the coach explains it, so that its words and the
/// board agree; empty if there are none.
std::vector<Move> telling_replies(const endgame::Tablebase& known, const Game& game)
{
    if (!game.can_take_back())
        return {};
    const Game::Node& last = game.node(game.current());
    const auto faults = coach::concessions(known, game.node(*last.parent).position, *last.move);
    if (faults.empty())
        return {};
    if (faults.front().reply)
        return {*faults.front().reply};
    std::vector<Move> replies = known.best_moves(game.position());
    std::erase_if(replies, [&](Move reply) { return !faults.front().squares.contains(reply.to); });
    return replies;
}

} // namespace

void Player::forget_game()
{
    if (trail_)
        trail_->forget();
}

std::optional<Move> Player::choose_known(Opponent opponent, const endgame::Tablebase& known, const Game& game)
{
    switch (opponent) {
    case Opponent::natural:
        return choose_natural_move(known, game, random_);
    case Opponent::slips:
        return choose_slipping_move(known, game, random_);
    default:
        return choose_reply(known, game, random_, telling_replies(known, game));
    }
}

/// One of the moves that the method leaves open, if there is one.
std::optional<Choice> Player::choose_by_method(const Game& game, const thumb::SearchLimits& limits)
{
    std::optional<method::Step> step = trail_ ? trail_->step(game, limits.stop) : std::nullopt;
    if (!step)
        return std::nullopt;
    std::vector<Move> moves = step->open;
    if (!limits.moves.empty())
        std::erase_if(moves, [&](Move move) { return !is_among(limits.moves, move); });
    if (moves.empty())
        return std::nullopt;
    return Choice{moves[below(random_, moves.size())], {}, std::move(step)};
}

Choice Player::choose(Opponent opponent, const endgame::Tablebase& known, const Game& game,
                      const thumb::SearchLimits& limits, const thumb::SearchReport& report)
{
    if (opponent != Opponent::rule_of_thumb && known.probe(game.position())) {
        if (opponent == Opponent::method) {
            if (auto choice = choose_by_method(game, limits))
                return *std::move(choice);
        }
        if (limits.moves.empty())
            return {choose_known(opponent, known, game), {}, {}};
        return {choose_reply(known, game, random_, limits.moves), {}, {}};
    }
    if (!rule_of_thumb_)
        rule_of_thumb_.emplace();
    thumb::SearchResult found = rule_of_thumb_->search(game, limits, report);
    const std::optional<Move> move = found.move;
    return {move, std::move(found), {}};
}

} // namespace trainer
