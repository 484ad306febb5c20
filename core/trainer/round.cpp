// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/round.h"

#include <algorithm>
#include <utility>

#include "trainer/technique.h"

namespace trainer {

using chess::Color;
using chess::Position;

Round::Round(const Position& start, Seat seat, Origin origin) : Round{Game{start}, seat, std::move(origin)} {}

Round::Round(Game game, Seat seat, Origin origin, Help help)
    : game_{std::move(game)}
    , seat_{seat}
    , origin_{std::move(origin)}
    , help_{std::move(help)}
    , attacker_{attacker_from_start({})}
{
    note_nodes(0);
    // Judge the current node before those that only the move list shows.
    std::erase(unjudged_, game_.current());
    if (judgements_.size() > 1 && game_.current() != 0)
        unjudged_.push_back(game_.current());
}

std::optional<std::uint64_t> Round::seed() const
{
    const Dealt* dealt = std::get_if<Dealt>(&origin_);
    return dealt != nullptr ? std::optional{dealt->seed} : std::nullopt;
}

/// The attacker, as far as the start determines it.
Color Round::attacker_from_start(const std::optional<endgame::Verdict>& verdict) const
{
    // With equal forces, and in a draw that the stronger side must hold, only the deal determines the
    // attacker.
    if (const Dealt* dealt = std::get_if<Dealt>(&origin_)) {
        const DrillRequest& request = dealt->drill.request;
        if (endgame::Material::of(game_.start().board(), request.attacker, endgame::most_pieces_on_request) ==
            request.material)
            return request.attacker;
    }
    return attacker_of(game_.start(), verdict);
}

void Round::set_seat(Seat seat)
{
    seat_ = seat;
    given_up_at_.reset();
    ++changes_;
}

void Round::set_rules(const DrawRules& rules)
{
    rules_ = rules;
    close_exam(end_of_line().has_value());
    ++changes_;
}

void Round::adopt_rules(DrawRules rules)
{
    for (RuleEffect DrawRules::*rule :
         {&DrawRules::fifty_moves, &DrawRules::seventy_five_moves, &DrawRules::threefold}) {
        if (rules_.*rule == RuleEffect::end)
            rules.*rule = RuleEffect::end;
    }
    set_rules(rules);
}

void Round::close_exam(bool is_over)
{
    if (is_exam_ && is_over)
        exam_end_ = last_node();
    is_exam_ = is_exam_ && !is_over;
}

void Round::set_exam(bool on)
{
    is_exam_ = on && !end_of_line();
    is_finishing_ = is_finishing_ && !is_exam_;
    ++changes_;
}

bool Round::is_users(Color color) const
{
    return seat_ == Seat::both || (color == attacker_) == (seat_ == Seat::attacker);
}

/// The number of moves before the user's first one: the program may begin.
std::size_t Round::moves_before_user() const
{
    return is_users(game_.start().turn()) ? 0 : 1;
}

std::optional<GameEnd> Round::end_at(NodeId node) const
{
    if (const auto end = game_.end(node, rules_))
        return end;
    if (node != given_up_at_)
        return std::nullopt;
    return GameEnd{EndReason::given_up, seat_ == Seat::attacker ? !attacker_ : attacker_};
}

Round::NodeId Round::last_node() const
{
    if (taken_back_to_)
        return *taken_back_to_;
    const std::vector<NodeId>& line = game_.line();
    const bool is_given_up = given_up_at_ && game_.depth(*given_up_at_) < line.size() &&
                             line[game_.depth(*given_up_at_)] == given_up_at_;
    return is_given_up ? *given_up_at_ : line.back();
}

void Round::give_up_at(NodeId node)
{
    if (seat_ == Seat::both || end_at(node))
        return;
    given_up_at_ = node;
    close_exam(true);
    is_finishing_ = false;
    is_touched_ = true;
    ++changes_;
}

bool Round::is_users_turn() const
{
    if (is_finishing_ || !is_users(position().turn()) || end())
        return false;
    return !is_exam_ || !game_.can_redo();
}

bool Round::is_programs_turn() const
{
    return (is_finishing_ || !is_users(position().turn())) && !end();
}

bool Round::is_reply_due() const
{
    return is_programs_turn() && (is_finishing_ || game_.node(game_.current()).children.empty());
}

void Round::play(chess::Move move, Lead lead)
{
    const NodeId node = enter(move);
    note_lead(node, lead);
    help_.played_before.erase(node);
    help_.played.erase(node);
    help_.finished.erase(node);
    await_reply();
}

void Round::play_for_user(chess::Move move, Lead lead)
{
    note_hint(coach::Rung::play);
    const NodeId node = enter(move);
    note_lead(node, lead);
    help_.played_before.erase(node);
    help_.played.insert(node);
    await_reply();
}

void Round::reply(chess::Move move)
{
    const std::size_t known = game_.nodes().size();
    const NodeId node = enter(move);
    if (is_finishing_ && game_.nodes().size() > known)
        help_.finished.insert(node);
}

/// Plays a move of either side and returns the node it leads to.
Round::NodeId Round::enter(chess::Move move)
{
    ++changes_;
    given_up_at_.reset();
    taken_back_to_.reset();
    const std::size_t known = game_.nodes().size();
    game_.play(move);
    note_nodes(known);
    close_exam(end().has_value());
    return game_.current();
}

/// Records the guidance that led the user to the move just played.
void Round::note_lead(NodeId node, Lead lead)
{
    if (lead == Lead::method)
        help_.by_method.insert(node);
    else
        help_.by_method.erase(node);
}

/// Continues to the reply that the user's move had before, if there is one.
void Round::await_reply()
{
    is_touched_ = true;
    is_played_on_ = true;
    if (is_programs_turn())
        game_.go_to(after_reply(game_.current()));
}

std::optional<Round::NodeId> Round::node_to_take_back_to() const
{
    std::optional<NodeId> node = game_.node(game_.current()).parent;
    while (node && !is_users(game_.node(*node).position.turn()))
        node = game_.node(*node).parent;
    return node;
}

void Round::take_back(TakeBack kind)
{
    if (can_take_back())
        take_back_to(*node_to_take_back_to(), kind);
}

void Round::take_back_to(NodeId node, TakeBack kind)
{
    help_.take_backs += kind == TakeBack::counted ? 1 : 0;
    go_to(node);
    taken_back_to_ = node;
}

void Round::redo()
{
    if (!game_.can_redo())
        return;
    const bool was_taken_back = taken_back_to_.has_value();
    go_to(after_reply(*game_.next(game_.current())));
    if (was_taken_back)
        taken_back_to_ = game_.current();
}

void Round::go_to(NodeId node)
{
    ++changes_;
    is_touched_ = true;
    is_finishing_ = false;
    taken_back_to_.reset();
    game_.go_to(node);
}

/// The first node at or after `node`, along the moves played last, with the user to move; otherwise the last
/// node.
Round::NodeId Round::after_reply(NodeId node) const
{
    while (game_.next(node) && !is_users(game_.node(node).position.turn()))
        node = *game_.next(node);
    return node;
}

/// Records the endings of the nodes from `first` on, and queues those that a tablebase can judge: moves
/// played within an ending.
void Round::note_nodes(std::size_t first)
{
    judgements_.resize(game_.nodes().size());
    for (NodeId id = first; id < judgements_.size(); ++id) {
        const Game::Node& node = game_.node(id);
        const auto ending = endgame::ending_of(node.position, endgame::most_pieces_on_request);
        if (ending && std::ranges::find(endings_, *ending) == endings_.end())
            endings_.push_back(*ending);
        if (node.parent &&
            endgame::ending_of(game_.node(*node.parent).position, endgame::most_pieces_on_request))
            unjudged_.push_back(id);
    }
}

std::size_t Round::learn(const endgame::Tablebase& tables, std::size_t most)
{
    attacker_ = attacker_from_start(tables.probe(game_.start()));
    const std::size_t known = judged_.size();
    std::vector<NodeId> left;
    while (!unjudged_.empty() && judged_.size() - known < most) {
        const NodeId id = unjudged_.back();
        unjudged_.pop_back();
        const Game::Node& node = game_.node(id);
        judgements_[id] = judge(tables, game_.node(*node.parent).position, *node.move);
        (judgements_[id] ? judged_ : left).push_back(id);
    }
    unjudged_.insert(unjudged_.end(), left.rbegin(), left.rend());
    return judged_.size() - known;
}

const Judgement* Round::judgement(NodeId node) const
{
    const std::optional<Judgement>& judgement = judgements_.at(node);
    return judgement ? &*judgement : nullptr;
}

int Round::waste(NodeId node) const
{
    const Judgement* judged = judgement(node);
    return judged == nullptr || is_by_method(node) ? 0 : judged->cost;
}

int Round::detour(NodeId node) const
{
    const Judgement* judged = judgement(node);
    return judged != nullptr && is_by_method(node) ? judged->cost : 0;
}

std::optional<coach::Rung> Round::hint_before(NodeId node) const
{
    if (const auto before = help_.played_before.find(node); before != help_.played_before.end())
        return before->second;
    const auto parent = game_.node(node).parent;
    const auto hint = parent ? help_.hinted.find(*parent) : help_.hinted.end();
    return hint != help_.hinted.end() ? std::optional{hint->second} : std::nullopt;
}

int Round::helped_moves(coach::Rung least) const
{
    return static_cast<int>(std::ranges::count_if(help_.hinted, [this, least](const auto& hint) {
        const std::vector<NodeId>& line = game_.line();
        const std::size_t depth = game_.depth(hint.first);
        const bool is_played = depth + 1 < line.size() && line[depth] == hint.first;
        return is_played && hint_before(line[depth + 1]) >= std::optional{least};
    }));
}

bool Round::is_played_for_user(NodeId node) const
{
    return help_.played.contains(node) || help_.finished.contains(node);
}

bool Round::is_finished_for_user() const
{
    return std::ranges::any_of(game_.line(), [this](NodeId node) {
        return help_.finished.contains(node) && is_users(!game_.node(node).position.turn());
    });
}

void Round::note_hint(coach::Rung rung, std::optional<NodeId> at)
{
    ++changes_;
    const NodeId node = at.value_or(game_.current());
    const auto known = help_.hinted.find(node);
    const auto before = known != help_.hinted.end() ? std::optional{known->second} : std::nullopt;
    if (before >= std::optional{rung})
        return;
    for (const NodeId played : game_.node(node).children)
        help_.played_before.try_emplace(played, before);
    help_.hinted[node] = rung;
}

bool Round::is_rest_trivial(const endgame::Tablebase& tables) const
{
    const chess::Board& board = position().board();
    const std::optional<Color> winner = winner_of(position(), tables.probe(position()));
    if (!winner || end())
        return false;
    const bool is_bare = board.of(!*winner).size() == 1;
    const bool is_strong = !major_pieces(board, *winner).empty();
    // Without pawns at the start there are no promotions.
    if (!is_users(*winner) || !is_bare || !is_strong || game_.start().board().of(chess::Role::pawn).empty())
        return false;
    return std::ranges::any_of(game_.path(), [this](NodeId id) {
        const std::optional<chess::Move>& move = game_.node(id).move;
        return move && move->promotion;
    });
}

Round restarted(const Round& round)
{
    const chess::Position& start = round.game().start();
    // The program's first move is not taken back: it may play another one.
    if (!round.is_users(start.turn()))
        return Round{start, round.seat(), round.origin()};
    chess::GameTree tree = round.game().tree();
    // The line that was played last is the one to return to.
    for (const Game::NodeId node : round.game().line()) {
        if (node != chess::GameTree::root)
            tree.make_main(node);
    }
    Round again{Game{std::move(tree)}, round.seat(), round.origin()};
    again.take_back_to(0, TakeBack::uncounted);
    return again;
}

} // namespace trainer
