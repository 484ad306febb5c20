// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/game.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "chess/legal_moves.h"

namespace trainer {
namespace {

using chess::Position;

std::array<std::pair<EndReason, RuleEffect>, 3> effects(const DrawRules& rules)
{
    return {{{EndReason::seventy_five_moves, rules.seventy_five_moves},
             {EndReason::fifty_moves, rules.fifty_moves},
             {EndReason::threefold, rules.threefold}}};
}

} // namespace

Game::Game(const Position& start)
{
    nodes_.push_back({.position = start, .move = {}, .parent = {}, .children = {}, .next = {}});
}

void Game::play(chess::Move move)
{
    assert(is_legal(position(), move));
    for (const NodeId child : nodes_[current_].children) {
        if (nodes_[child].move == move) {
            go_to(child);
            return;
        }
    }
    const NodeId child = nodes_.size();
    nodes_.push_back(
        {.position = position().play(move), .move = move, .parent = current_, .children = {}, .next = {}});
    nodes_[current_].children.push_back(child);
    go_to(child);
}

void Game::take_back()
{
    assert(can_take_back());
    current_ = *nodes_[current_].parent;
}

void Game::redo()
{
    assert(can_redo());
    current_ = *nodes_[current_].next;
}

void Game::go_to(NodeId id)
{
    assert(id < nodes_.size());
    current_ = id;
    for (NodeId child = id; nodes_[child].parent; child = *nodes_[child].parent)
        nodes_[*nodes_[child].parent].next = child;
}

std::vector<Game::NodeId> Game::path() const
{
    std::vector<NodeId> path{current_};
    while (nodes_[path.back()].parent)
        path.push_back(*nodes_[path.back()].parent);
    std::reverse(path.begin(), path.end());
    return path;
}

std::vector<Game::NodeId> Game::line() const
{
    std::vector<NodeId> line = path();
    while (nodes_[line.back()].next)
        line.push_back(*nodes_[line.back()].next);
    return line;
}

int Game::occurrences(const Position& position) const
{
    int count = 0;
    for (std::optional<NodeId> id = current_; id; id = nodes_[*id].parent)
        count += is_repetition(nodes_[*id].position, position) ? 1 : 0;
    return count;
}

std::optional<GameEnd> Game::end(const DrawRules& rules) const
{
    if (is_checkmate(position()))
        return GameEnd{EndReason::checkmate, !position().turn()};
    if (is_stalemate(position()))
        return GameEnd{EndReason::stalemate, {}};
    if (is_dead(position()))
        return GameEnd{EndReason::dead_position, {}};
    for (const auto& [rule, effect] : effects(rules)) {
        if (effect == RuleEffect::end && applies(rule))
            return GameEnd{rule, {}};
    }
    return std::nullopt;
}

std::vector<EndReason> Game::warnings(const DrawRules& rules) const
{
    std::vector<EndReason> warnings;
    if (end(rules))
        return warnings;
    for (const auto& [rule, effect] : effects(rules)) {
        if (effect == RuleEffect::warn && applies(rule))
            warnings.push_back(rule);
    }
    return warnings;
}

bool Game::applies(EndReason rule) const
{
    switch (rule) {
    case EndReason::fifty_moves:
        return position().halfmove_clock() >= 100;
    case EndReason::seventy_five_moves:
        return position().halfmove_clock() >= 150;
    case EndReason::threefold:
        return occurrences() >= 3;
    default:
        return false;
    }
}

} // namespace trainer
