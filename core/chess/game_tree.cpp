// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/game_tree.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "chess/legal_moves.h"

namespace chess {

GameTree::GameTree(const Position& start)
{
    nodes_.push_back({.position = start, .move = {}, .parent = {}, .children = {}});
}

std::optional<GameTree::NodeId> GameTree::child(NodeId parent, Move move) const
{
    for (const NodeId child : node(parent).children) {
        if (nodes_[child].move == move)
            return child;
    }
    return std::nullopt;
}

GameTree::NodeId GameTree::add(NodeId parent, Move move)
{
    assert(move.is_null() || is_legal(node(parent).position, move));
    if (const std::optional<NodeId> known = child(parent, move))
        return *known;
    const NodeId id = nodes_.size();
    nodes_.push_back(
        {.position = nodes_[parent].position.play(move), .move = move, .parent = parent, .children = {}});
    nodes_[parent].children.push_back(id);
    return id;
}

void GameTree::make_main(NodeId id)
{
    assert(node(id).parent);
    std::vector<NodeId>& siblings = nodes_[*nodes_[id].parent].children;
    const auto place = std::find(siblings.begin(), siblings.end(), id);
    std::rotate(siblings.begin(), place, place + 1);
}

bool GameTree::is_main(NodeId id) const
{
    const std::optional<NodeId> parent = node(id).parent;
    return !parent || nodes_[*parent].children.front() == id;
}

std::vector<GameTree::NodeId> GameTree::main_line() const
{
    std::vector<NodeId> line{root};
    while (!nodes_[line.back()].children.empty())
        line.push_back(nodes_[line.back()].children.front());
    return line;
}

std::vector<GameTree::NodeId> GameTree::path(NodeId id) const
{
    std::vector<NodeId> path{id};
    while (node(path.back()).parent)
        path.push_back(*node(path.back()).parent);
    std::reverse(path.begin(), path.end());
    return path;
}

const Annotations& GameTree::annotations(NodeId id) const
{
    static const Annotations none;
    const auto found = annotations_.find(id);
    return found == annotations_.end() ? none : found->second;
}

Annotations& GameTree::annotate(NodeId id)
{
    assert(id < nodes_.size());
    return annotations_[id];
}

bool operator==(const GameTree& a, const GameTree& b)
{
    if (a.start().setup() != b.start().setup() || a.nodes_.size() != b.nodes_.size())
        return false;
    std::vector<std::pair<GameTree::NodeId, GameTree::NodeId>> to_compare{{GameTree::root, GameTree::root}};
    while (!to_compare.empty()) {
        const auto [in_a, in_b] = to_compare.back();
        to_compare.pop_back();
        const GameTree::Node& node_a = a.nodes_[in_a];
        const GameTree::Node& node_b = b.nodes_[in_b];
        if (node_a.move != node_b.move || node_a.children.size() != node_b.children.size() ||
            a.annotations(in_a) != b.annotations(in_b))
            return false;
        for (std::size_t i = 0; i < node_a.children.size(); ++i)
            to_compare.emplace_back(node_a.children[i], node_b.children[i]);
    }
    return true;
}

} // namespace chess
