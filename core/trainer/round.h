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

/// A start that was set up by hand.
struct SetUpByHand {
    friend bool operator==(const SetUpByHand&, const SetUpByHand&) = default;
};

/// A start that was dealt; reproducible from the drill and seed.
struct Dealt {
    Drill drill;
    std::uint64_t seed;

    friend bool operator==(const Dealt&, const Dealt&) = default;
};

/// A game that was read, with its own tags and result.
struct Loaded {
    chess::PgnTags tags;
    chess::PgnResult result = chess::PgnResult::unknown;

    friend bool operator==(const Loaded&, const Loaded&) = default;
};

/// The origin of a round's start.
using Origin = std::variant<SetUpByHand, Dealt, Loaded>;

/// The help that the user had in a round.
struct Help {
    /// The nodes at which a hint was shown, and the highest rung shown there.
    std::map<Game::NodeId, coach::Rung> hinted;
    /// The nodes reached by moves played before the last hints at the position before them, and the highest
    /// rung shown there by then; `nullopt` if no hint was.
    std::map<Game::NodeId, std::optional<coach::Rung>> played_before;
    /// The nodes reached by a user's move that a hint or the method played last, instead of the user.
    std::set<Game::NodeId> played;
    /// The nodes reached by a user's move that followed the method's guidance.
    std::set<Game::NodeId> by_method;
    /// The nodes reached while the program played the rest for both sides.
    std::set<Game::NodeId> finished;
    /// The number of take-backs that count.
    int take_backs = 0;

    friend bool operator==(const Help&, const Help&) = default;
};

/// The guidance that led the user to a move.
enum class Lead { none, method };

/// Counts a take-back as help or not. At a question the wrong try itself counts.
enum class TakeBack { counted, uncounted };

/// One attempt at an ending, as a value: its start, the players, all moves with their judgements, the help
/// given and the end. Saving, resuming, the cards and the report are views of it.
class Round {
public:
    using NodeId = Game::NodeId;

    explicit Round(const chess::Position& start, Seat seat = Seat::attacker, Origin origin = SetUpByHand{});
    /// Resumes a game that was played before, with the help given in it.
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
    /// Sets the rules in force when a round is resumed; a rule that drew the game before still ends it.
    void adopt_rules(DrawRules rules);
    /// True if the round is an exam: moves cannot be taken back and are not commented on. An exam stops being
    /// one when the round ends.
    bool is_exam() const { return is_exam_; }
    /// True if the line ends where an exam ended, possibly by giving up.
    bool was_exam() const { return exam_end_ && exam_end_ == last_node(); }
    /// Turns the round into an exam from here on, unless it is over, or back into a normal round. In an exam
    /// the program never finishes the game.
    void set_exam(bool on);

    /// Restores that the line ends where an exam ended.
    void restore_exam() { exam_end_ = last_node(); }

    /// A counter of the changes to the saved state.
    std::size_t changes() const { return changes_; }
    /// True if the user has moved, taken back or navigated since the round was created or resumed.
    bool is_touched() const { return is_touched_; }
    /// True if the user has played a move since then.
    bool is_played_on() const { return is_played_on_; }
    /// True if the user has played a move, even if it was taken back.
    bool has_user_moved() const { return game_.nodes().size() > 1 + moves_before_user(); }
    /// True if a move of the user's led to the position on the board.
    bool is_after_user_move() const { return game_.depth() > moves_before_user(); }

    /// The attacker: that of the deal, or else `attacker_of` the start.
    chess::Color attacker() const { return attacker_; }
    /// True if the user plays a colour.
    bool is_users(chess::Color color) const;
    /// True if the user is to move; in an exam only at the end of the line, because played moves are final.
    bool is_users_turn() const;
    bool is_programs_turn() const;
    /// True if the program is to move at a node without children, or is finishing the round.
    bool is_reply_due() const;
    /// The end of the round at the current node, if it is over there.
    std::optional<GameEnd> end() const { return end_at(game_.current()); }
    /// The last node of the round: the end of its line, the node where the user gave up on it, or the node
    /// that a take-back led to, until play or navigation continues.
    NodeId last_node() const;
    /// The end of the round at its last node, if it is over.
    std::optional<GameEnd> end_of_line() const { return end_at(last_node()); }

    /// Ends the round at a node because the user gives up; no effect if it is already over there or the user
    /// plays both sides. The next move played revokes it.
    void give_up_at(NodeId node);
    /// The node at which the user gave up, if any.
    const std::optional<NodeId>& given_up_at() const { return given_up_at_; }

    /// Plays the user's legal move. If the move was answered before and taken back, the same reply follows.
    /// From now on the move counts as the user's own, even if the program played it before.
    void play(chess::Move move, Lead lead = Lead::none);
    /// Plays a legal move for the user, like a hint that shows the moves.
    void play_for_user(chess::Move move, Lead lead = Lead::none);
    /// Plays the program's legal move.
    void reply(chess::Move move);
    bool can_take_back() const { return !is_exam() && node_to_take_back_to().has_value(); }
    /// Goes back to the user's last turn, if possible.
    void take_back(TakeBack kind = TakeBack::counted);
    /// Goes back to an earlier turn of the user's, as one take-back.
    ///
    /// @pre !is_exam()
    void take_back_to(NodeId node, TakeBack kind = TakeBack::counted);
    /// Goes forward to the user's next turn along the moves played last, if there are any.
    void redo();
    void go_to(NodeId node);

    /// Determines the attacker and judges the moves with the tablebases, each move once and at most `most`
    /// moves per call.
    ///
    /// @return the number of moves judged by this call; `most` if there may be more
    std::size_t learn(const endgame::Tablebase& tables, std::size_t most);
    /// The judgement of the move that led to a node; null for the root and until a tablebase covers it.
    const Judgement* judgement(NodeId node) const;
    /// The moves to mate wasted by the move to a node; 0 until it is judged, and for a move suggested by the
    /// method, whose detours are not the user's mistakes.
    int waste(NodeId node) const;
    /// The moves to mate lost by the move to a node because the method led the user to it.
    int detour(NodeId node) const;
    /// The distinct endings of the nodes: with their tablebases, every move can be judged.
    const std::vector<endgame::Material>& endings() const { return endings_; }
    /// The nodes judged so far, in the order of judging.
    const std::vector<NodeId>& judged() const { return judged_; }

    /// The highest rung that had been shown when the move to a node was played; `nullopt` if there was no
    /// hint.
    std::optional<coach::Rung> hint_before(NodeId node) const;
    /// The number of moves of the line that were played after a hint of at least this rung.
    int helped_moves(coach::Rung least = coach::Rung::aim) const;
    /// True if the program played a move for the user, after a hint or while finishing the game.
    bool is_played_for_user(NodeId node) const;
    /// True if the method led the user to a move.
    bool is_by_method(NodeId node) const { return help_.by_method.contains(node); }
    /// True if the program played the user's moves at the end of the line.
    bool is_finished_for_user() const;
    /// Records that a rung of the hints was shown at a node, by default the current one.
    void note_hint(coach::Rung rung, std::optional<NodeId> at = std::nullopt);
    /// True if the rest is trivial: after a promotion the user wins with at least a queen or a rook against a
    /// bare king.
    bool is_rest_trivial(const endgame::Tablebase& tables) const;
    /// True if the program plays the rest for both sides.
    bool is_finishing() const { return is_finishing_ && !end(); }
    /// Starts or stops playing the rest for both sides.
    void set_finishing(bool on) { is_finishing_ = on; }

private:
    std::size_t moves_before_user() const;
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
    /// The nodes still to be judged, the newest last.
    std::vector<NodeId> unjudged_;
};

/// A round at its start again, without the help given in it; its moves are tries that were taken back.
Round restarted(const Round& round);

} // namespace trainer
