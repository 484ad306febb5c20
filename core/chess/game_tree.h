// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <unordered_map>
#include <vector>

#include "chess/annotations.h"
#include "chess/move.h"
#include "chess/position.h"

namespace chess {

/// A game with all its variations, as a value.
///
/// Nodes are numbered as they were made; the root, the start of the game, is 0. The first child of a
/// node continues its line, the others begin variations, and no two children share a move.
class GameTree {
public:
    using NodeId = std::size_t;

    struct Node {
        Position position;
        /// The move that led here and the node it was played in; nothing for the root.
        std::optional<Move> move;
        std::optional<NodeId> parent;
        /// The moves played from here, the main one first.
        std::vector<NodeId> children;
    };

    static constexpr NodeId root = 0;

    /// A game from the initial position.
    GameTree() : GameTree(Position::initial()) {}
    explicit GameTree(const Position& start);

    const std::vector<Node>& nodes() const { return nodes_; }
    const Node& node(NodeId id) const { return nodes_.at(id); }
    const Position& start() const { return nodes_.front().position; }

    /// The node a move from `parent` leads to, if the tree holds it.
    std::optional<NodeId> child(NodeId parent, Move move) const;

    /// The node that a move from `parent` leads to: the one the tree holds, or a new last child.
    ///
    /// @pre the move is legal in the parent's position, or a null move that no check forbids
    NodeId add(NodeId parent, Move move);

    /// Makes a node the first child of its parent; the order of the others stays.
    ///
    /// @pre the node is not the root
    void make_main(NodeId id);

    /// Whether a node continues the line of its parent; true for the root.
    bool is_main(NodeId id) const;

    /// The nodes from the root along first children, the root included.
    std::vector<NodeId> main_line() const;

    /// The nodes from the root to a node, both included.
    std::vector<NodeId> path(NodeId id) const;

    /// What is written about a node.
    const Annotations& annotations(NodeId id) const;

    /// What is written about a node, to be changed.
    Annotations& annotate(NodeId id);

    /// Whether two games have the same start, moves, variations and annotations, however their nodes
    /// are numbered.
    friend bool operator==(const GameTree& a, const GameTree& b);

private:
    std::vector<Node> nodes_;
    /// Most moves are not annotated, so what is written about them stands aside.
    std::unordered_map<NodeId, Annotations> annotations_;
};

} // namespace chess
