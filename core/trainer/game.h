// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <unordered_map>
#include <vector>

#include "chess/game_tree.h"
#include "chess/move.h"
#include "chess/position.h"
#include "chess/position_hash.h"

namespace trainer {

/// The effect of a claimable draw rule on a game.
enum class RuleEffect { end, warn, off };

/// The treatment of claimable draws; mate, stalemate and dead positions always end a game.
struct DrawRules {
    RuleEffect fifty_moves = RuleEffect::warn;
    RuleEffect seventy_five_moves = RuleEffect::warn;
    RuleEffect threefold = RuleEffect::warn;

    friend bool operator==(const DrawRules&, const DrawRules&) = default;
};

/// The reason why a game is over or why a draw could be claimed.
enum class EndReason {
    checkmate,
    stalemate,
    dead_position,      ///< Insufficient material.
    fifty_moves,        ///< 100 plies without capture or pawn move (FIDE Laws, 9.3).
    seventy_five_moves, ///< 150 plies (9.6.2).
    threefold,          ///< The position has occurred three times (9.2).
    given_up,           ///< A player gave up.
};

/// The end of a game.
struct GameEnd {
    EndReason reason;
    /// The winner; `nullopt` in a draw.
    std::optional<chess::Color> winner;

    friend bool operator==(const GameEnd&, const GameEnd&) = default;
};

/// The end of a game by its position alone, regardless of its history: checkmate, stalemate or insufficient
/// material.
std::optional<GameEnd> end_of(const chess::Position& position);

/// A game as a tree of positions with a current node; a value type. Moves taken back remain as branches.
///
/// Playing a move takes constant time; going to a node takes time proportional to the length of the path
/// there and of the line played last from it.
class Game {
public:
    using NodeId = chess::GameTree::NodeId;
    using Node = chess::GameTree::Node;

    explicit Game(const chess::Position& start) : Game{chess::GameTree{start}} {}
    /// A game at its start; forward follows its main lines.
    explicit Game(chess::GameTree tree);

    const chess::GameTree& tree() const { return tree_; }
    const std::vector<Node>& nodes() const { return tree_.nodes(); }
    const Node& node(NodeId id) const { return tree_.node(id); }
    NodeId current() const { return current_; }
    const chess::Position& position() const { return node(current_).position; }
    const chess::Position& start() const { return tree_.start(); }

    /// Plays a legal move from the current node, along an existing branch if there is one, otherwise as a new
    /// one.
    void play(chess::Move move);

    bool can_take_back() const { return node(current_).parent.has_value(); }
    bool can_redo() const { return next(current_).has_value(); }
    /// The most recently visited child of a node, the target of "forward".
    std::optional<NodeId> next(NodeId id) const { return visits_.at(id).next; }
    /// Goes one move back; the move remains as a branch.
    ///
    /// @pre can_take_back()
    void take_back();
    /// Goes one move forward along the branch visited last.
    ///
    /// @pre can_redo()
    void redo();
    /// Goes to any node of the tree.
    void go_to(NodeId id);

    /// The number of plies from the start to a node.
    std::size_t depth(NodeId id) const { return visits_.at(id).depth; }
    /// The number of plies from the start to the current node.
    std::size_t depth() const { return depth(current_); }
    /// The nodes from the root to the current one, both included.
    std::vector<NodeId> path() const;
    /// The path followed by the moves played last after it: the game as a list of nodes, indexed by depth.
    const std::vector<NodeId>& line() const { return line_; }

    /// The number of occurrences of the current position on the path to it, itself included.
    int occurrences() const { return occurrences(position()); }
    /// The number of occurrences of a position on the path to the current node.
    int occurrences(const chess::Position& position) const;

    /// The end of the game at the current node under these rules; `nullopt` if it goes on.
    std::optional<GameEnd> end(const DrawRules& rules) const { return end(current_, rules); }
    /// The end of the game at any node under these rules.
    std::optional<GameEnd> end(NodeId id, const DrawRules& rules) const;

    /// The draws that could be claimed at the current node and whose rules are set to warn.
    std::vector<EndReason> warnings(const DrawRules& rules) const;

private:
    /// Data cached per node.
    struct Visit {
        std::size_t depth = 0;
        std::optional<NodeId> next;
        /// The nearest ancestor with the same position.
        std::optional<NodeId> earlier;
        /// The number of occurrences of the position on the path, this node included.
        int occurrences = 1;
    };

    bool applies(EndReason rule, NodeId id) const;
    void note_visit(NodeId child);
    void enter(NodeId id);
    void leave();
    void walk_to(NodeId id);
    void trace_line();

    chess::GameTree tree_;
    std::vector<Visit> visits_; ///< by node
    /// The last node with each position on the path to the current node.
    std::unordered_map<chess::Position, NodeId, chess::RepetitionHash, chess::RepetitionEqual> latest_;
    NodeId current_ = 0;
    std::vector<NodeId> line_;
};

} // namespace trainer
