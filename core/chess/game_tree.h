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

/// A game with all its variations, as a value type.
///
/// Nodes are numbered in the order of their creation; the root, the start of the game, is 0. The first child
/// of a node continues its line, the others start variations, and no two children share a move.
class GameTree {
public:
    using NodeId = std::size_t;

    struct Node {
        Position position;
        /// The move that led here, and the node in which it was played; `nullopt` for the root.
        std::optional<Move> move;
        std::optional<NodeId> parent;
        /// The moves played from here, the main line first.
        std::vector<NodeId> children;
    };

    static constexpr NodeId root = 0;

    /// A game from the initial position.
    GameTree() : GameTree(Position::initial()) {}
    explicit GameTree(const Position& start);

    const std::vector<Node>& nodes() const { return nodes_; }
    const Node& node(NodeId id) const { return nodes_.at(id); }
    const Position& start() const { return nodes_.front().position; }

    /// The node that a move from `parent` leads to; `nullopt` if the tree does not contain it.
    std::optional<NodeId> child(NodeId parent, Move move) const;

    /// Returns the node that a move from `parent` leads to, adding it as the last child if necessary.
    ///
    /// @pre the move is legal in the parent's position, or a null move while not in check
    NodeId add(NodeId parent, Move move);

    /// Makes a node the first child of its parent; the order of the others is unchanged.
    ///
    /// @pre the node is not the root
    void make_main(NodeId id);

    /// True if a node continues the line of its parent, and for the root.
    bool is_main(NodeId id) const;

    /// The nodes from the root along first children, root included.
    std::vector<NodeId> main_line() const;

    /// The nodes from the root to a node, both included.
    std::vector<NodeId> path(NodeId id) const;

    /// The annotations of a node.
    const Annotations& annotations(NodeId id) const;

    /// The annotations of a node, for editing.
    Annotations& annotate(NodeId id);

    /// True if two games have the same start, moves, variations and annotations, regardless of how their
    /// nodes are numbered.
    friend bool operator==(const GameTree& a, const GameTree& b);

private:
    std::vector<Node> nodes_;
    /// Stored outside the nodes, because most moves are not annotated.
    std::unordered_map<NodeId, Annotations> annotations_;
};

} // namespace chess
