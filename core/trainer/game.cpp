// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/game.h"

#include <array>
#include <cassert>
#include <ranges>
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

Game::Game(chess::GameTree tree) : tree_{std::move(tree)}, visits_(1), latest_{{tree_.start(), 0}}
{
    // Nodes come after their parents, and mostly right behind them.
    for (NodeId id = 1; id < nodes().size(); ++id) {
        go_to(*node(id).parent);
        note_visit(id);
    }
    go_to(0);
    for (NodeId id = 0; id < nodes().size(); ++id) {
        if (!node(id).children.empty())
            visits_[id].next = node(id).children.front();
    }
}

void Game::play(chess::Move move)
{
    assert(is_legal(position(), move));
    const NodeId child = tree_.add(current_, move);
    if (child == visits_.size())
        note_visit(child);
    enter(child);
}

/// Notes how a new child of the current node is come to.
void Game::note_visit(NodeId child)
{
    Visit visit;
    visit.depth = visits_[current_].depth + 1;
    if (const auto found = latest_.find(node(child).position); found != latest_.end()) {
        visit.earlier = found->second;
        visit.occurrences = visits_[found->second].occurrences + 1;
    }
    visits_.push_back(visit);
}

/// Goes from the current node to one of its children.
void Game::enter(NodeId id)
{
    visits_[current_].next = id;
    latest_.insert_or_assign(node(id).position, id);
    current_ = id;
}

void Game::take_back()
{
    assert(can_take_back());
    if (const auto earlier = visits_[current_].earlier)
        latest_.insert_or_assign(position(), *earlier);
    else
        latest_.erase(position());
    current_ = *node(current_).parent;
}

void Game::redo()
{
    assert(can_redo());
    enter(*next(current_));
}

void Game::go_to(NodeId id)
{
    assert(id < nodes().size());
    std::vector<NodeId> ahead;
    for (NodeId there = id; there != current_;) {
        if (visits_[current_].depth > visits_[there].depth) {
            take_back();
        } else {
            ahead.push_back(there);
            there = *node(there).parent;
        }
    }
    for (const NodeId step : ahead | std::views::reverse)
        enter(step);
}

std::vector<Game::NodeId> Game::path() const
{
    return tree_.path(current_);
}

std::vector<Game::NodeId> Game::line() const
{
    std::vector<NodeId> line = path();
    while (next(line.back()))
        line.push_back(*next(line.back()));
    return line;
}

int Game::occurrences(const Position& position) const
{
    const auto found = latest_.find(position);
    return found == latest_.end() ? 0 : visits_[found->second].occurrences;
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
