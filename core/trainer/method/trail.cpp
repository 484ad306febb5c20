// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/method/trail.h"

#include <algorithm>
#include <cstddef>
#include <iterator>

#include "chess/legal_moves.h"
#include "endgame/material.h"

namespace trainer::method {

using chess::Move;
using chess::Position;

namespace {

/// Longer than any game by the method; in a longer game the line starts anew after this many moves.
constexpr std::size_t longest_way = 100;

bool is_attack(const Position& position)
{
    return endgame::attacker_of(endgame::kbnk, position.board()) == position.turn();
}

/// The positions up to the current node in which the attacker was to move.
std::vector<Position> attacks_of(const Game& game)
{
    std::vector<Position> attacks;
    for (const Game::NodeId id : game.path()) {
        if (is_attack(game.node(id).position))
            attacks.push_back(game.node(id).position);
    }
    return attacks;
}

/// True if a move and a reply lead from one position to the other.
bool may_lead_to(const Position& from, const Position& to)
{
    return std::ranges::any_of(legal_moves(from), [&](Move move) {
        const Position next = from.play(move);
        return std::ranges::any_of(legal_moves(next),
                                   [&](Move reply) { return is_repetition(next.play(reply), to); });
    });
}

} // namespace

std::optional<Step> Trail::step(const Game& game, const std::function<bool()>& is_stopped)
{
    if (!is_attack(game.position()))
        return std::nullopt;
    const std::vector<Position> line = line_to(game);
    const auto known = std::ranges::mismatch(line, past_, chess::is_repetition, {}, &Stop::position);
    if (known.in1 != line.end())
        past_.erase(known.in2, past_.end());
    while (past_.size() < line.size()) {
        if (is_stopped && is_stopped())
            return std::nullopt;
        const auto before = past_.empty() ? std::nullopt : past_.back().target;
        const Position& next = line[past_.size()];
        past_.push_back({next, method_.target(next, before)});
    }
    const std::optional<Target>& target = past_[line.size() - 1].target;
    return target ? std::optional{method_.step(game.position(), *target)} : std::nullopt;
}

/// The attacker's positions that determine the target at the current node.
std::vector<Position> Trail::line_to(const Game& game) const
{
    const std::vector<Position> attacks = attacks_of(game);
    std::vector<Position> line;
    std::transform(past_.begin(), place_of(attacks.front()), std::back_inserter(line),
                   [](const Stop& stop) { return stop.position; });
    line.insert(line.end(), attacks.begin(), attacks.end());
    const std::size_t skipped = (line.size() - 1) / longest_way * longest_way;
    line.erase(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(skipped));
    return line;
}

/// The place in the last line of a game that begins with `start`.
std::vector<Trail::Stop>::const_iterator Trail::place_of(const Position& start) const
{
    if (past_.empty() || is_repetition(past_.front().position, start))
        return past_.begin();
    const Position& last = past_.back().position;
    if (is_repetition(last, start))
        return past_.end() - 1;
    return may_lead_to(last, start) ? past_.end() : past_.begin();
}

} // namespace trainer::method
