// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/repertoire/repertoire.h"

#include <algorithm>
#include <span>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "chess/legal_moves.h"
#include "endgame/verdict.h"
#include "trainer/position_key.h"
#include "trainer/random.h"
#include "trainer/repertoire/choices.h"
#include "trainer/technique.h"

namespace trainer::repertoire {

using chess::Move;
using chess::Position;
using endgame::Outcome;
using endgame::Tablebase;

namespace {

/// A move for each position of a set by its canonical key, with the position that it was chosen in.
using ChosenMoves = std::unordered_map<std::uint64_t, std::pair<Position, Move>>;

bool converts(const Position& position, Move move)
{
    return is_capture(position, move) || move.promotion;
}

/// Orders moves by preference: those known already first, then those of courses, the quickest, the king's.
void sort_by_preference(std::vector<Choice>& choices, const Position& position, const Wishes& wishes)
{
    const auto preference = [&, king = position.king(position.turn())](const Choice& choice) {
        return std::tuple{!choice.is_learnt, !wishes.shown.contains(position, choice.move), choice.waste,
                          choice.move.from != king};
    };
    std::ranges::stable_sort(choices, {}, preference);
}

/// The moves that win and are not too slow, the preferred ones first.
std::vector<Choice> winning_choices(const Tablebase& known, const Position& position, const Wishes& wishes)
{
    std::vector<Choice> choices;
    int best = 0;
    for (const Move move : legal_moves(position)) {
        const auto verdict = known.probe(position.play(move));
        if (!verdict || verdict->outcome() != Outcome::loss)
            continue;
        const int moves = verdict->for_mover().to_mate().moves();
        best = choices.empty() ? moves : std::min(best, moves);
        choices.push_back({move, moves, converts(position, move), wishes.learnt.contains(position, move)});
    }
    for (Choice& choice : choices)
        choice.waste -= best;
    std::erase_if(choices, [&](const Choice& choice) { return choice.waste > wishes.slower; });
    sort_by_preference(choices, position, wishes);
    return choices;
}

bool is_drawn(const Tablebase& known, const Position& position)
{
    const auto verdict = known.probe(position);
    return verdict && verdict->is_draw();
}

/// The moves that keep the draw, the preferred ones first.
std::vector<Choice> drawing_choices(const Tablebase& known, const Position& position, const Wishes& wishes)
{
    std::vector<Choice> choices;
    for (const Move move : legal_moves(position)) {
        if (is_drawn(known, position.play(move)))
            choices.push_back({move, 0, converts(position, move), wishes.learnt.contains(position, move)});
    }
    sort_by_preference(choices, position, wishes);
    return choices;
}

/// Lists the moves that may be learnt in a position, the preferred ones first.
std::vector<Choice> choices_in(const Tablebase& known, Outcome outcome, const Position& position,
                               const Wishes& wishes)
{
    return outcome == Outcome::win ? winning_choices(known, position, wishes)
                                   : drawing_choices(known, position, wishes);
}

/// True if the side to move has a piece to capture or a pawn, as far as its pieces are concerned.
bool may_convert(const Position& position)
{
    const chess::Board& board = position.board();
    return board.of(!position.turn()).size() > 1 || !board.of(chess::Role::pawn).empty();
}

/// The replies that a repertoire has to answer: no captures, which lead to another ending; none after which
/// the learner may capture or promote; nor, in a drawn game, stalemate and moves that lose it.
IsToBeAnswered replies_to_answer(const Tablebase& known, Outcome outcome, const Wishes& wishes)
{
    const auto is_open = [&known, outcome, &wishes](const Position& after) {
        if (outcome == Outcome::draw && (!is_drawn(known, after) || legal_moves(after).empty()))
            return false;
        const auto is_last = [&after](Move move) { return converts(after, move); };
        return std::ranges::none_of(legal_moves(after), is_last) ||
               std::ranges::none_of(choices_in(known, outcome, after, wishes), &Choice::is_last);
    };
    return [is_open, outcome, seen = std::unordered_map<std::uint64_t, bool>{}](const Position& before,
                                                                                Move reply) mutable {
        if (is_capture(before, reply))
            return false;
        const Position after = before.play(reply);
        if (outcome == Outcome::win && !may_convert(after))
            return true;
        const auto [found, is_new] = seen.try_emplace(position_key(after), false);
        if (is_new)
            found->second = is_open(after);
        return found->second;
    };
}

/// Chooses the moves of a repertoire that holds a draw. Lines may go in circles there, so the positions
/// reached by any drawing moves can be held. Positions are answered in the order in which they are reached,
/// each by the move that adds least to the set. This is repeated: what is in the smallest set so far costs
/// less, and the moves that are as good take turns.
class DrawHolder {
public:
    DrawHolder(const Tablebase& known, const Wishes& wishes, chess::Color learner)
        : known_{known}
        , wishes_{wishes}
        , learner_{learner}
        , is_to_be_answered_{replies_to_answer(known, Outcome::draw, wishes)}
    {}

    chess::Result<ChosenMoves, Failure> choose_moves(const Position& start, const std::stop_token& stop,
                                                     const SelectionProgress& progress)
    {
        constexpr int rounds = 40;
        constexpr std::size_t most_answered = 50'000;
        std::size_t answered = 0;
        for (int round = 0; round < rounds && answered < most_answered; ++round) {
            answer_all(start, stop);
            if (stop.stop_requested())
                return Failure::stopped;
            if (best_.empty() && reached_.size() > most_compared)
                return Failure::too_large;
            answered += moves_.size();
            if (moves_.size() == reached_.size() && (best_.empty() || new_ < least_new_)) {
                best_ = moves_;
                least_new_ = new_;
            }
            if (progress)
                progress(best_.size(), 100 * round / rounds);
        }
        return std::move(best_);
    }

private:
    /// A position that has to be known, and its key.
    using Keyed = std::pair<std::uint64_t, Position>;

    /// Answers all positions that can be reached, unless they become too many.
    void answer_all(const Position& start, const std::stop_token& stop)
    {
        keys_.clear();
        reached_.clear();
        moves_.clear();
        new_ = 0;
        if (start.turn() == learner_)
            reach({canonical_key(start), start});
        else
            reach_all(answered_after(start));
        const std::size_t most_new = best_.empty() ? most_compared : least_new_;
        for (std::size_t i = 0; i < reached_.size() && new_ < most_new; ++i) {
            if (stop.stop_requested())
                return;
            answer(Keyed{reached_[i]});
        }
    }

    void reach(const Keyed& keyed)
    {
        if (keys_.insert(keyed.first).second)
            reached_.push_back(keyed);
    }

    void answer(const Keyed& keyed)
    {
        const auto& [key, position] = keyed;
        std::optional<Choice> best;
        std::size_t least = 0;
        std::vector<Keyed> best_added;
        for (const Choice& choice : drawing_choices(known_, position, wishes_)) {
            std::vector<Keyed> added = added_by(position, choice);
            const std::size_t cost = cost_of(choice, added);
            if (!best || cost < least || (cost == least && !best_.empty() && below(random_, 2) == 0)) {
                best = choice;
                least = cost;
                best_added = std::move(added);
            }
        }
        new_ += best->is_learnt ? 0 : 1;
        moves_.emplace(key, std::pair{position, best->move});
        reach_all(best_added);
    }

    void reach_all(const std::vector<Keyed>& all)
    {
        for (const Keyed& keyed : all)
            reach(keyed);
    }

    std::size_t cost_of(const Choice& choice, const std::vector<Keyed>& added) const
    {
        constexpr std::size_t cost_of_new = 3;
        std::size_t cost = choice.is_learnt ? 0 : 1;
        for (const auto& [key, position] : added)
            cost += best_.contains(key) ? 1 : cost_of_new;
        return cost;
    }

    /// The positions that have to be known as well if a move is chosen.
    std::vector<Keyed> added_by(const Position& position, const Choice& choice) const
    {
        return choice.is_last ? std::vector<Keyed>{} : answered_after(position.play(choice.move));
    }

    /// The positions after the opponent's moves that have to be known as well.
    std::vector<Keyed> answered_after(const Position& after) const
    {
        std::vector<Keyed> added;
        std::unordered_set<std::uint64_t> keys;
        for (const Move reply : legal_moves(after)) {
            if (!is_to_be_answered_(after, reply))
                continue;
            const Position next = after.play(reply);
            const std::uint64_t key = canonical_key(next);
            if (!keys_.contains(key) && keys.insert(key).second)
                added.emplace_back(key, next);
        }
        return added;
    }

    const Tablebase& known_;
    const Wishes& wishes_;
    chess::Color learner_;
    IsToBeAnswered is_to_be_answered_;
    Random random_;
    std::unordered_set<std::uint64_t> keys_; ///< of the positions reached
    std::vector<Keyed> reached_;
    ChosenMoves moves_;
    std::size_t new_ = 0; ///< the moves that have to be learnt
    ChosenMoves best_;
    std::size_t least_new_ = 0;
};

/// A move seen in the symmetry that makes one position another.
Move image_between(const Position& from, const Position& to, Move move)
{
    std::size_t symmetry = 0;
    while (position_key(from, symmetry) != position_key(to))
        ++symmetry;
    return {image(move.from, symmetry), image(move.to, symmetry), move.promotion};
}

/// Plays all lines of a repertoire from the start, one after the other, so that each position is seen as it
/// occurs in them. A line goes on with the reply that resists longest.
class Lines {
public:
    Lines(const Tablebase& known, const Wishes& wishes, const ChosenMoves& chosen, const Position& start,
          chess::Color learner, Outcome outcome)
        : known_{known}
        , wishes_{wishes}
        , chosen_{chosen}
        , outcome_{outcome}
        , is_to_be_answered_{replies_to_answer(known, outcome, wishes)}
    {
        if (start.turn() == learner)
            open_.push_back({start, std::nullopt});
        else
            open_replies(std::nullopt, start);
        while (!open_.empty()) {
            const Reached reached = std::move(open_.back());
            open_.pop_back();
            reach(reached);
        }
        for (KnownMove& move : moves_)
            add_others(move);
    }

    std::vector<KnownMove> moves() && { return std::move(moves_); }

private:
    struct Reached {
        Position position;
        std::optional<KnownReply> by;
    };

    void reach(const Reached& reached)
    {
        const Position& position = reached.position;
        const std::uint64_t key = canonical_key(position);
        if (!seen_.insert(key).second)
            return;
        const auto& [seen_as, chosen] = chosen_.at(key);
        const Move move = image_between(seen_as, position, chosen);
        const Position after = position.play(move);
        const std::size_t index = moves_.size();
        moves_.push_back({position, move, moves_to_mate(position), count_legal_moves(after), reached.by,
                          wishes_.learnt.contains(position, move)});
        if (!converts(position, move))
            open_replies(index, after);
    }

    /// Opens the lines after the replies to a known move, or the opponent's first moves; the one opened last
    /// is followed first.
    void open_replies(std::optional<std::size_t> to, const Position& after)
    {
        const std::size_t first = open_.size();
        for (const Move reply : legal_moves(after)) {
            if (is_to_be_answered_(after, reply))
                open_.push_back({after.play(reply), KnownReply{to, reply}});
        }
        const auto resistance = [this](const Reached& reached) { return moves_to_mate(reached.position); };
        std::ranges::stable_sort(std::ranges::subrange{open_}.next(static_cast<std::ptrdiff_t>(first)), {},
                                 resistance);
    }

    void add_others(KnownMove& known)
    {
        for (const Choice& choice : choices_in(known_, outcome_, known.position, wishes_)) {
            if (choice.move != known.move && stays_within(known.position, choice))
                known.others.push_back(choice.move);
        }
    }

    /// True if the positions after a move are known, too, and the lines of a win become no longer.
    bool stays_within(const Position& position, const Choice& choice)
    {
        if (choice.is_last)
            return true;
        const Position after = position.play(choice.move);
        return std::ranges::all_of(legal_moves(after), [&](Move reply) {
            if (!is_to_be_answered_(after, reply))
                return true;
            const Position next = after.play(reply);
            return seen_.contains(canonical_key(next)) &&
                   (outcome_ == Outcome::draw || longest_from(next) < longest_from(position));
        });
    }

    /// The moves of the longest line from a known position that is won.
    int longest_from(const Position& position)
    {
        const std::uint64_t key = canonical_key(position);
        if (const auto found = longest_.find(key); found != longest_.end())
            return found->second;
        const auto& [seen_as, move] = chosen_.at(key);
        int longest = 0;
        const Position after = seen_as.play(move);
        for (const Move reply : converts(seen_as, move) ? chess::MoveList{} : legal_moves(after)) {
            if (is_to_be_answered_(after, reply))
                longest = std::max(longest, longest_from(after.play(reply)));
        }
        return longest_[key] = longest + 1;
    }

    int moves_to_mate(const Position& position) const
    {
        const auto verdict = known_.probe(position);
        return verdict->is_draw() ? 0 : verdict->to_mate().moves();
    }

    const Tablebase& known_;
    const Wishes& wishes_;
    const ChosenMoves& chosen_;
    Outcome outcome_;
    IsToBeAnswered is_to_be_answered_;
    std::unordered_set<std::uint64_t> seen_;
    std::unordered_map<std::uint64_t, int> longest_; ///< by canonical key
    std::vector<Reached> open_;
    std::vector<KnownMove> moves_;
};

/// A repertoire, or the reason why it is none: no line needs a move of the learner's.
chess::Result<Repertoire, Failure> repertoire_of(const Position& start, std::vector<KnownMove> moves,
                                                 int longest)
{
    if (moves.empty())
        return Failure::over;
    return Repertoire{start, std::move(moves), longest};
}

/// The moves of a set that wins, or the reason why there is none.
///
/// @param first those of a set to be made smaller, with moves that are no slower; may be empty
chess::Result<std::pair<std::vector<Answer>, int>, Failure>
winning_answers(const Tablebase& known, const Position& start, chess::Color learner, const Wishes& wishes,
                std::span<const Answer> first, const std::stop_token& stop, const SelectionProgress& progress)
{
    const auto list = [&](const Position& position) { return winning_choices(known, position, wishes); };
    const Choices choices{start, learner,       list, replies_to_answer(known, Outcome::win, wishes),
                          first, most_compared, stop};
    std::vector<Choices::Option> options;
    for (const Answer& answer : first) {
        if (const auto option = choices.option_of(answer))
            options.push_back(*option);
    }
    const std::optional<Selection> selection = Selector{choices}.select(options, stop, progress);
    if (!selection)
        return stop.stop_requested() ? Failure::stopped : Failure::too_large;
    std::vector<Answer> answers;
    for (const auto [node, option] : selection->moves)
        answers.push_back({choices.position(node), choices.move(option)});
    return std::pair{std::move(answers), selection->longest};
}

/// Looks for a set with the best moves first, and for smaller ones with slower moves from there on: so slower
/// moves never make a set larger.
chess::Result<Repertoire, Failure> winning_repertoire(const Tablebase& known, const Position& start,
                                                      chess::Color learner, const Wishes& wishes,
                                                      const std::stop_token& stop,
                                                      const SelectionProgress& progress)
{
    chess::Result<std::pair<std::vector<Answer>, int>, Failure> found{Failure::too_large};
    Wishes pace = wishes;
    for (pace.slower = 0; pace.slower <= wishes.slower; ++pace.slower) {
        const auto tell = [&](std::size_t positions, int percent) {
            if (progress)
                progress(positions, (100 * pace.slower + percent) / (wishes.slower + 1));
        };
        found = winning_answers(known, start, learner, pace, found ? found->first : std::vector<Answer>{},
                                stop, tell);
        if (stop.stop_requested())
            return Failure::stopped;
    }
    if (!found)
        return found.error();
    ChosenMoves chosen;
    for (const auto& [position, move] : found->first)
        chosen.emplace(canonical_key(position), std::pair{position, move});
    // The selection counts a start with the opponent to move as a move of each line.
    const int longest = found->second - (start.turn() == learner ? 0 : 1);
    return repertoire_of(start, Lines{known, wishes, chosen, start, learner, Outcome::win}.moves(), longest);
}

chess::Result<Repertoire, Failure> drawing_repertoire(const Tablebase& known, const Position& start,
                                                      chess::Color learner, const Wishes& wishes,
                                                      const std::stop_token& stop,
                                                      const SelectionProgress& progress)
{
    const auto chosen = DrawHolder{known, wishes, learner}.choose_moves(start, stop, progress);
    if (!chosen)
        return chosen.error();
    return repertoire_of(start, Lines{known, wishes, *chosen, start, learner, Outcome::draw}.moves(), 0);
}

} // namespace

chess::Color learner_of(const Position& position, const endgame::Verdict& verdict)
{
    return verdict.is_draw() ? defender_of_draw(position) : attacker_of(position, verdict);
}

chess::Result<Repertoire, Failure> find_repertoire(const Tablebase& known, const Position& start,
                                                   const Wishes& wishes, const std::stop_token& stop,
                                                   const SelectionProgress& progress)
{
    const auto verdict = known.probe(start);
    if (!verdict)
        return Failure::not_covered;
    if (is_dead(start) || legal_moves(start).empty())
        return Failure::over;
    const chess::Color learner = learner_of(start, *verdict);
    return verdict->is_draw() ? drawing_repertoire(known, start, learner, wishes, stop, progress)
                              : winning_repertoire(known, start, learner, wishes, stop, progress);
}

} // namespace trainer::repertoire
