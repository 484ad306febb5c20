// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <variant>
#include <vector>

#include "chess/move.h"
#include "chess/pgn.h"
#include "chess/piece.h"
#include "chess/position.h"
#include "endgame/material.h"
#include "endgame/tablebase.h"
#include "endgame/verdict.h"
#include "trainer/coach/ladder.h"
#include "trainer/drill.h"
#include "trainer/game.h"
#include "trainer/judge.h"
#include "trainer/seat.h"
#include "trainer/technique.h"

namespace trainer {

/// A start that somebody set up.
struct SetUpByHand {
    friend bool operator==(const SetUpByHand&, const SetUpByHand&) = default;
};

/// A start that was dealt; the same seed and drill deal it again.
struct Dealt {
    Drill drill;
    std::uint64_t seed;

    friend bool operator==(const Dealt&, const Dealt&) = default;
};

/// A game that was read, with what it says of itself.
struct Loaded {
    chess::PgnTags tags;
    chess::PgnResult result = chess::PgnResult::unknown;

    friend bool operator==(const Loaded&, const Loaded&) = default;
};

/// Where the start of a round came from.
using Origin = std::variant<SetUpByHand, Dealt, Loaded>;

/// The help that the user had in a round.
struct Help {
    /// The nodes at which a hint was shown, and the highest rung shown there.
    std::map<Game::NodeId, coach::Rung> hinted;
    /// The nodes reached by a move of the user's that a hint or the method played last, not the user.
    std::set<Game::NodeId> played;
    /// The nodes reached by a move of the user's that the method left open while it led him.
    std::set<Game::NodeId> by_method;
    /// The nodes reached while the program played the rest for both sides.
    std::set<Game::NodeId> finished;
    /// How often a move was taken back.
    int take_backs = 0;

    friend bool operator==(const Help&, const Help&) = default;
};

/// Who led the user to a move.
enum class Lead { none, method };

/// One go at an ending, as a value: where it started, who plays what, every move, what each move did, what
/// help was given and how it ended. Saving, resuming, the cards and the report are views of it.
class Round {
public:
    using NodeId = Game::NodeId;

    explicit Round(const chess::Position& start, Seat seat = Seat::attacker, Origin origin = SetUpByHand{});
    /// Takes up a game that was played before, with the help given in it.
    Round(Game game, Seat seat, Origin origin, Help help = {});

    const Game& game() const { return game_; }
    const chess::Position& position() const { return game_.position(); }
    const Origin& origin() const { return origin_; }
    /// The seed of the start, if it was dealt.
    std::optional<std::uint64_t> seed() const;
    const Help& help() const { return help_; }

    Seat seat() const { return seat_; }
    void set_seat(Seat seat);
    const DrawRules& rules() const { return rules_; }
    void set_rules(const DrawRules& rules);
    /// Puts the rules in force when a round is taken up; a rule that drew the game before still does.
    void adopt_rules(DrawRules rules);
    /// Whether the round is an exam: moves stand, and nothing is said of them. It is none any more once it
    /// has come to an end.
    bool is_exam() const { return is_exam_; }
    /// True if the line ends where an exam ended, be it given up.
    bool was_exam() const { return exam_end_ && exam_end_ == last_node(); }
    /// Makes the round an exam from here on, unless it is over, or none any more. In an exam the program
    /// finishes nothing.
    void set_exam(bool on);

    /// How often anything has changed that a kept round tells.
    std::size_t changes() const { return changes_; }
    /// Whether the user has moved, taken back or gone elsewhere since the round was made or taken up.
    bool is_touched() const { return is_touched_; }
    /// Whether he has played a move since.
    bool is_played_on() const { return is_played_on_; }

    /// The side that attacks: the one that a deal was asked for; else see `attacker_of`, for the start.
    chess::Color attacker() const { return attacker_; }
    /// Whether the user plays a colour.
    bool is_users(chess::Color color) const;
    /// In an exam he moves at the end of the line only, for what was played stands.
    bool is_users_turn() const;
    bool is_programs_turn() const;
    /// Whether the program is to move at a node from which nothing was played yet, or finishes the round.
    bool is_reply_due() const;
    /// Why the round is over at the current node, if it is.
    std::optional<GameEnd> end() const { return end_at(game_.current()); }
    /// The last node of the round: the end of its line, or where the user gave up on it, or where he took
    /// moves back to until he goes on or looks elsewhere.
    NodeId last_node() const;
    /// Why it is over at its last node, if it is.
    std::optional<GameEnd> end_of_line() const { return end_at(last_node()); }

    /// Ends the round at a node, where the user gives up, unless it is over there anyway or the user plays
    /// both sides. The next move played takes that back.
    void give_up_at(NodeId node);
    /// The node at which the user has given up, if he has.
    const std::optional<NodeId>& given_up_at() const { return given_up_at_; }

    /// Plays the user's legal move. What was answered before, and taken back, is answered in the same way.
    /// The move is the user's own from now on, even if the program has played it for him before.
    void play(chess::Move move, Lead lead = Lead::none);
    /// Plays a legal move for the user, as a hint that shows all.
    void play_for_user(chess::Move move, Lead lead = Lead::none);
    /// Plays the program's legal move.
    void reply(chess::Move move);
    bool can_take_back() const { return !is_exam() && node_to_take_back_to().has_value(); }
    /// Goes back to the user's last turn, if he can.
    void take_back();
    /// Goes forward to the user's next turn along what was played last, if anything was.
    void redo();
    void go_to(NodeId node);

    /// Works out what the tables tell of the round: who attacks, and what each move did. Each is worked out
    /// once, `most` moves at a time.
    ///
    /// @return the moves judged now; as many as `most` if there may be more
    std::size_t learn(const endgame::Tablebase& tables, std::size_t most);
    /// What the move that led to a node did; null for the root and until a table knows.
    const Judgement* judgement(NodeId node) const;
    /// The moves to mate that the move to a node has wasted; 0 until it is judged, and for a move that the
    /// method led the user to, whose detours are not the user's mistakes.
    int waste(NodeId node) const;
    /// The moves to mate that the move to a node has lost because the method led the user to it.
    int detour(NodeId node) const;
    /// The endings that the nodes belong to, each once: with their tables, every move can be judged.
    const std::vector<endgame::Material>& endings() const { return endings_; }
    /// The nodes judged so far, in the order in which that was learnt.
    const std::vector<NodeId>& judged() const { return judged_; }

    /// The number of moves of the line that were played after a hint.
    int helped_moves() const;
    /// True if the program has played a move of the user's: the rest, or after a hint.
    bool is_played_for_user(NodeId node) const;
    /// True if the method led the user to a move.
    bool is_by_method(NodeId node) const { return help_.by_method.contains(node); }
    /// True if the program has played the user's moves at the end of the line.
    bool is_finished_for_user() const;
    /// Notes that a rung of the hints was shown at the current node.
    void note_hint(coach::Rung rung, std::optional<NodeId> at = std::nullopt);
    /// Whether what is left is trivial: after a promotion the user wins with a queen or a rook at least
    /// against a bare king.
    bool is_rest_trivial(const endgame::Tablebase& tables) const;
    /// Whether the program plays the rest for both sides.
    bool is_finishing() const { return is_finishing_ && !end(); }
    /// Has the program play the rest for both sides, or stop.
    void set_finishing(bool on) { is_finishing_ = on; }

private:
    chess::Color attacker_from_start(const std::optional<endgame::Verdict>& verdict) const;
    std::optional<GameEnd> end_at(NodeId node) const;
    std::optional<NodeId> node_to_take_back_to() const;
    NodeId after_reply(NodeId node) const;
    void note_nodes(std::size_t first);
    NodeId enter(chess::Move move);
    void note_lead(NodeId node, Lead lead);
    void await_reply();
    void close_exam(bool is_over);

    Game game_;
    Seat seat_;
    Origin origin_;
    Help help_;
    DrawRules rules_;
    bool is_exam_ = false;
    std::optional<Game::NodeId> exam_end_;
    chess::Color attacker_;
    bool is_finishing_ = false;
    std::optional<NodeId> given_up_at_;
    std::optional<NodeId> taken_back_to_;
    std::size_t changes_ = 0;
    bool is_touched_ = false;
    bool is_played_on_ = false;
    /// By node.
    std::vector<std::optional<Judgement>> judgements_;
    std::vector<NodeId> judged_;
    std::vector<endgame::Material> endings_;
    /// The nodes that a table may judge yet, the newest last.
    std::vector<NodeId> unjudged_;
};

} // namespace trainer
