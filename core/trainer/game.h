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

/// What a draw rule that the players may claim does to a game.
enum class RuleEffect { end, warn, off };

/// How the claimable draws are treated; mate, stalemate and dead positions always end a game.
struct DrawRules {
    RuleEffect fifty_moves = RuleEffect::warn;
    RuleEffect seventy_five_moves = RuleEffect::warn;
    RuleEffect threefold = RuleEffect::warn;

    friend bool operator==(const DrawRules&, const DrawRules&) = default;
};

/// Why a game is over, or could be claimed to be.
enum class EndReason {
    checkmate,
    stalemate,
    dead_position,      ///< Nobody can mate any more.
    fifty_moves,        ///< 100 plies without capture or pawn move (FIDE Laws, 9.3).
    seventy_five_moves, ///< 150 plies (9.6.2).
    threefold,          ///< The position has come for the third time (9.2).
    given_up,           ///< A player gave up.
};

/// The end of a game.
struct GameEnd {
    EndReason reason;
    /// Who won; nobody in a draw.
    std::optional<chess::Color> winner;

    friend bool operator==(const GameEnd&, const GameEnd&) = default;
};

/// How a position ends a game by itself, whatever was played before: by mate, by stalemate, or because nobody
/// can mate any more.
std::optional<GameEnd> end_of(const chess::Position& position);

/// A game as a tree of positions, as a value, with a place in it: taken-back moves stay as branches.
///
/// A move costs the same however long the game is, and going elsewhere costs as much as the way is long and
/// as what was played last from there.
class Game {
public:
    using NodeId = chess::GameTree::NodeId;
    using Node = chess::GameTree::Node;

    explicit Game(const chess::Position& start) : Game{chess::GameTree{start}} {}
    /// A game at its start; forward leads along its main lines.
    explicit Game(chess::GameTree tree);

    const chess::GameTree& tree() const { return tree_; }
    const std::vector<Node>& nodes() const { return tree_.nodes(); }
    const Node& node(NodeId id) const { return tree_.node(id); }
    NodeId current() const { return current_; }
    const chess::Position& position() const { return node(current_).position; }
    const chess::Position& start() const { return tree_.start(); }

    /// Plays a legal move from the current node: along an existing branch if there is one, else as a new
    /// one.
    void play(chess::Move move);

    bool can_take_back() const { return node(current_).parent.has_value(); }
    bool can_redo() const { return next(current_).has_value(); }
    /// The child of a node that was visited last: where "forward" goes.
    std::optional<NodeId> next(NodeId id) const { return visits_.at(id).next; }
    /// One move back; what was played stays as a branch. There must be one.
    void take_back();
    /// One move forward along the branch visited last. There must be one.
    void redo();
    /// Goes to any node of the tree.
    void go_to(NodeId id);

    /// The plies from the start to a node.
    std::size_t depth(NodeId id) const { return visits_.at(id).depth; }
    /// The plies from the start to the current node.
    std::size_t depth() const { return depth(current_); }
    /// The nodes from the root to the current one, both included: the beginning of the line.
    std::vector<NodeId> path() const;
    /// The path and what was last played after it: the game as a list of moves, each at its depth.
    const std::vector<NodeId>& line() const { return line_; }

    /// How often the position of the current node has come on the way to it, itself included.
    int occurrences() const { return occurrences(position()); }
    /// How often a position has come on the way to the current node.
    int occurrences(const chess::Position& position) const;

    /// Whether the game is over at the current node under these rules, and why.
    std::optional<GameEnd> end(const DrawRules& rules) const { return end(current_, rules); }
    /// The same at any node.
    std::optional<GameEnd> end(NodeId id, const DrawRules& rules) const;

    /// The draws that could be claimed at the current node and that the rules chosen want announced.
    std::vector<EndReason> warnings(const DrawRules& rules) const;

private:
    /// What coming to a node, and going on from it, leaves behind.
    struct Visit {
        std::size_t depth = 0;
        std::optional<NodeId> next;
        /// The last node before with the same position.
        std::optional<NodeId> earlier;
        /// How often the position has come by then.
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
    /// The last node with a position on the way to the current node.
    std::unordered_map<chess::Position, NodeId, chess::RepetitionHash, chess::RepetitionEqual> latest_;
    NodeId current_ = 0;
    std::vector<NodeId> line_;
};

} // namespace trainer
