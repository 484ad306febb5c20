// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/game.h"

#include <array>
#include <cassert>
#include <cstddef>
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

Game::Game(chess::GameTree tree)
    : tree_{std::move(tree)}
    , visits_(1)
    , latest_{{tree_.start(), 0}}
    , line_{chess::GameTree::root}
{
    // Nodes come after their parents, in most cases directly.
    for (NodeId id = 1; id < nodes().size(); ++id) {
        walk_to(*node(id).parent);
        note_visit(id);
    }
    walk_to(0);
    for (NodeId id = 0; id < nodes().size(); ++id) {
        if (!node(id).children.empty())
            visits_[id].next = node(id).children.front();
    }
    while (next(line_.back()))
        line_.push_back(*next(line_.back()));
}

void Game::play(chess::Move move)
{
    assert(move.is_null() || is_legal(position(), move));
    const NodeId child = tree_.add(current_, move);
    if (child == visits_.size())
        note_visit(child);
    enter(child);
    trace_line();
}

/// Records the visit data of a new child of the current node.
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

/// Goes from the current node to its parent.
void Game::leave()
{
    if (const auto earlier = visits_[current_].earlier)
        latest_.insert_or_assign(position(), *earlier);
    else
        latest_.erase(position());
    current_ = *node(current_).parent;
}

void Game::take_back()
{
    assert(can_take_back());
    leave();
}

void Game::redo()
{
    assert(can_redo());
    enter(*next(current_));
}

void Game::go_to(NodeId id)
{
    assert(id < nodes().size());
    walk_to(id);
    trace_line();
}

void Game::walk_to(NodeId id)
{
    std::vector<NodeId> ahead;
    for (NodeId there = id; there != current_;) {
        if (visits_[current_].depth > visits_[there].depth) {
            leave();
        } else {
            ahead.push_back(there);
            there = *node(there).parent;
        }
    }
    for (; !ahead.empty(); ahead.pop_back())
        enter(ahead.back());
}

/// Makes the line lead through the current node again, keeping the part in common with the line before.
void Game::trace_line()
{
    std::vector<NodeId> ahead;
    for (NodeId there = current_; depth(there) >= line_.size() || line_[depth(there)] != there;
         there = *node(there).parent)
        ahead.push_back(there);
    if (ahead.empty())
        return;
    line_.resize(depth(ahead.back()));
    line_.insert(line_.end(), ahead.rbegin(), ahead.rend());
    while (next(line_.back()))
        line_.push_back(*next(line_.back()));
}

std::vector<Game::NodeId> Game::path() const
{
    return {line_.begin(), line_.begin() + static_cast<std::ptrdiff_t>(depth()) + 1};
}

int Game::occurrences(const Position& position) const
{
    const auto found = latest_.find(position);
    return found == latest_.end() ? 0 : visits_[found->second].occurrences;
}

std::optional<GameEnd> end_of(const Position& position)
{
    if (is_checkmate(position))
        return GameEnd{EndReason::checkmate, !position.turn()};
    if (is_stalemate(position))
        return GameEnd{EndReason::stalemate, {}};
    if (is_dead(position))
        return GameEnd{EndReason::dead_position, {}};
    return std::nullopt;
}

std::optional<GameEnd> Game::end(NodeId id, const DrawRules& rules) const
{
    if (const std::optional<GameEnd> end = end_of(node(id).position))
        return end;
    for (const auto& [rule, effect] : effects(rules)) {
        if (effect == RuleEffect::end && applies(rule, id))
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
        if (effect == RuleEffect::warn && applies(rule, current_))
            warnings.push_back(rule);
    }
    return warnings;
}

bool Game::applies(EndReason rule, NodeId id) const
{
    switch (rule) {
    case EndReason::fifty_moves:
        return node(id).position.halfmove_clock() >= 100;
    case EndReason::seventy_five_moves:
        return node(id).position.halfmove_clock() >= 150;
    case EndReason::threefold:
        return visits_.at(id).occurrences >= 3;
    default:
        return false;
    }
}

} // namespace trainer
