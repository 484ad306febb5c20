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
using endgame::Tablebase;

namespace {

/// The positions of a set that holds a draw, at most, before it is made smaller: larger ones would not be
/// learnt.
///
/// In Philidor's third-rank defence with the pawn on e5, for instance, the attacker's king protects the pawn
/// from five squares while its rook waits on dozens, and the defender's pieces differ after each move: that
/// makes hundreds of positions before the pawn moves. 27 answer every threat.
constexpr std::size_t most_held = 2'000;

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

/// The moves to choose from in the positions of one search. Each position is looked up once.
class MovesToLearn {
public:
    MovesToLearn(const Tablebase& known, bool wins, const Wishes& wishes, int slower)
        : known_{known}
        , wins_{wins}
        , wishes_{wishes}
        , slower_{slower}
    {}

    /// The moves that win and waste no more than allowed, or that keep the draw, the preferred ones
    /// first; none in a position with another result.
    const std::vector<Choice>& at(const Position& position)
    {
        const auto [found, is_new] = choices_.try_emplace(position_key(position));
        if (is_new) {
            found->second = wins_ ? winning(position) : drawing(position);
            sort_by_preference(found->second, position, wishes_);
        }
        return found->second;
    }

    /// True if a repertoire has to answer a reply: no capture, which leads to another ending; none after
    /// which the learner may capture or promote with moves that are slower by at most `slower`; nor, in a
    /// drawn game, stalemate and moves that lose it, or that threaten nothing if only threats are answered.
    bool has_to_answer(const Position& before, Move reply, int slower)
    {
        if (is_capture(before, reply))
            return false;
        const Position after = before.play(reply);
        if (wins_ && !may_convert(after))
            return true;
        const std::vector<Choice>& choices = at(after);
        const bool ends = choices.empty() || std::ranges::any_of(choices, [slower](const Choice& choice) {
                              return choice.is_last && choice.waste <= slower;
                          });
        return !ends && !(answers_only_threats_ && is_quiet(before, reply));
    }

    bool has_to_answer(const Position& before, Move reply) { return has_to_answer(before, reply, slower_); }

    /// True if the lines win, false if they hold a draw.
    bool wins() const { return wins_; }

    /// Leaves out the replies that threaten nothing: see `Repertoire`.
    void answer_only_threats() { answers_only_threats_ = true; }
    bool answers_only_threats() const { return answers_only_threats_; }

    bool is_learnt(const Position& position, Move move) const
    {
        return wishes_.learnt.contains(position, move);
    }

    /// The moves to mate with best play; 0 if the position is drawn.
    int moves_to_mate(const Position& position) const
    {
        const auto verdict = known_.probe(position);
        return verdict->is_draw() ? 0 : verdict->to_mate().moves();
    }

private:
    std::vector<Choice> winning(const Position& position) const
    {
        std::vector<Choice> choices;
        int best = 0;
        for (const Move move : legal_moves(position)) {
            const Position after = position.play(move);
            if (!known_.is_lost(after))
                continue;
            const int moves = known_.probe(after)->for_mover().to_mate().moves();
            best = choices.empty() ? moves : std::min(best, moves);
            choices.push_back({move, moves, converts(position, move), is_learnt(position, move)});
        }
        for (Choice& choice : choices)
            choice.waste -= best;
        std::erase_if(choices, [&](const Choice& choice) { return choice.waste > slower_; });
        return choices;
    }

    std::vector<Choice> drawing(const Position& position) const
    {
        std::vector<Choice> choices;
        if (!is_drawn(position))
            return choices;
        for (const Move move : legal_moves(position)) {
            if (is_drawn(position.play(move)))
                choices.push_back({move, 0, converts(position, move), is_learnt(position, move)});
        }
        return choices;
    }

    /// True if a reply to a move that holds the draw threatens nothing: no pawn move and no reply to a check,
    /// the learner could as well pass, and most moves hold the draw.
    bool is_quiet(const Position& before, Move reply)
    {
        const Position after = before.play(reply);
        chess::Setup passed = after.setup();
        passed.turn = !passed.turn;
        const auto opponent_again = Position::from(passed);
        return !before.is_check() && after.halfmove_clock() > 0 && opponent_again &&
               is_drawn(*opponent_again) && 2 * at(after).size() > count_legal_moves(after);
    }

    bool is_drawn(const Position& position) const
    {
        const auto verdict = known_.probe(position);
        return verdict && verdict->is_draw();
    }

    static bool may_convert(const Position& position)
    {
        const chess::Board& board = position.board();
        const bool may_have_to_look =
            board.of(!position.turn()).size() > 1 || !board.of(chess::Role::pawn).empty();
        return may_have_to_look && std::ranges::any_of(legal_moves(position),
                                                       [&](Move move) { return converts(position, move); });
    }

    const Tablebase& known_;
    bool wins_;
    const Wishes& wishes_;
    int slower_;
    bool answers_only_threats_ = false;
    std::unordered_map<std::uint64_t, std::vector<Choice>> choices_; ///< by key of the position
};

/// Chooses the moves of a repertoire that holds a draw. Lines may go in circles there, so the positions
/// reached by any drawing moves can be held. Positions are answered in the order in which they are reached,
/// each by the move that adds least to the set. This is repeated: what is in the smallest set so far costs
/// less, and the moves that are as good take turns.
class DrawHolder {
public:
    DrawHolder(MovesToLearn& moves_to_learn, chess::Color learner)
        : moves_to_learn_{moves_to_learn}
        , learner_{learner}
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
            if (best_.empty() && reached_.size() > most_held)
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
        const std::size_t most_new = best_.empty() ? most_held : least_new_;
        for (std::size_t i = 0; i < reached_.size() && new_ < most_new && reached_.size() <= most_held; ++i) {
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
        for (const Choice& choice : moves_to_learn_.at(position)) {
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
            if (!moves_to_learn_.has_to_answer(after, reply))
                continue;
            const Position next = after.play(reply);
            const std::uint64_t key = canonical_key(next);
            if (!keys_.contains(key) && keys.insert(key).second)
                added.emplace_back(key, next);
        }
        return added;
    }

    MovesToLearn& moves_to_learn_;
    chess::Color learner_;
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
    Lines(MovesToLearn& moves_to_learn, const ChosenMoves& chosen, const Position& start,
          chess::Color learner)
        : moves_to_learn_{moves_to_learn}
        , chosen_{chosen}
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

    const std::vector<KnownMove>& moves() const { return moves_; }

    /// The moves of the longest line, if no line goes in circles.
    int longest()
    {
        int longest = 0;
        for (const KnownMove& known : moves_)
            longest = std::max(longest, longest_from(known.position));
        return longest;
    }

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
        moves_.push_back({position, move, moves_to_learn_.moves_to_mate(position), count_legal_moves(after),
                          reached.by, moves_to_learn_.is_learnt(position, move)});
        if (!converts(position, move))
            open_replies(index, after);
    }

    /// Opens the lines after the replies to a known move, or the opponent's first moves; the one opened last
    /// is followed first.
    void open_replies(std::optional<std::size_t> to, const Position& after)
    {
        const std::size_t first = open_.size();
        for (const Move reply : legal_moves(after)) {
            if (moves_to_learn_.has_to_answer(after, reply))
                open_.push_back({after.play(reply), KnownReply{to, reply}});
        }
        const auto resistance = [this](const Reached& reached) {
            return moves_to_learn_.moves_to_mate(reached.position);
        };
        std::ranges::stable_sort(std::ranges::subrange{open_}.next(static_cast<std::ptrdiff_t>(first)), {},
                                 resistance);
    }

    void add_others(KnownMove& known)
    {
        for (const Choice& choice : moves_to_learn_.at(known.position)) {
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
            if (!moves_to_learn_.has_to_answer(after, reply))
                return true;
            const Position next = after.play(reply);
            return seen_.contains(canonical_key(next)) &&
                   (!moves_to_learn_.wins() || longest_from(next) < longest_from(position));
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
            if (moves_to_learn_.has_to_answer(after, reply))
                longest = std::max(longest, longest_from(after.play(reply)));
        }
        return longest_[key] = longest + 1;
    }

    MovesToLearn& moves_to_learn_;
    const ChosenMoves& chosen_;
    std::unordered_set<std::uint64_t> seen_;
    std::unordered_map<std::uint64_t, int> longest_; ///< by canonical key
    std::vector<Reached> open_;
    std::vector<KnownMove> moves_;
};

/// The moves of a set that wins, or the reason why there is none.
///
/// @param first those of a set to be made smaller, with moves that are no slower; may be empty
chess::Result<std::vector<Answer>, Failure>
winning_answers(MovesToLearn& moves_to_learn, const Position& start, chess::Color learner, int slower,
                std::span<const Answer> first, const std::stop_token& stop, const SelectionProgress& progress)
{
    // Where lines may end by a capture or a promotion, each reply is looked up, too, which takes longer.
    const bool is_basic_mate =
        start.board().of(!learner).size() == 1 && start.board().of(chess::Role::pawn).empty();
    const std::size_t limit = is_basic_mate ? most_compared : most_compared / 2;
    const auto list = [&](const Position& position) {
        std::vector<Choice> choices = moves_to_learn.at(position);
        std::erase_if(choices, [slower](const Choice& choice) { return choice.waste > slower; });
        return choices;
    };
    const auto has_to_answer = [&](const Position& before, Move reply) {
        return moves_to_learn.has_to_answer(before, reply, slower);
    };
    const Choices choices{start, learner, list, has_to_answer, first, limit, stop};
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
    return answers;
}

/// Looks for a set with the best moves first, and for smaller ones with slower moves from there on: so slower
/// moves never make a set larger.
chess::Result<ChosenMoves, Failure> winning_moves(MovesToLearn& moves_to_learn, const Position& start,
                                                  chess::Color learner, int slowest,
                                                  const std::stop_token& stop,
                                                  const SelectionProgress& progress)
{
    chess::Result<std::vector<Answer>, Failure> found{Failure::too_large};
    for (int slower = 0; slower <= slowest; ++slower) {
        const auto tell = [&](std::size_t positions, int percent) {
            if (progress)
                progress(positions, (100 * slower + percent) / (slowest + 1));
        };
        found = winning_answers(moves_to_learn, start, learner, slower,
                                found ? *found : std::vector<Answer>{}, stop, tell);
        if (stop.stop_requested())
            return Failure::stopped;
    }
    if (!found)
        return found.error();
    ChosenMoves chosen;
    for (const auto& [position, move] : *found)
        chosen.emplace(canonical_key(position), std::pair{position, move});
    return chosen;
}

/// The moves of a set that holds a draw against every reply or, if they are too many to learn, against those
/// that threaten something.
chess::Result<ChosenMoves, Failure> holding_moves(MovesToLearn& moves_to_learn, const Position& start,
                                                  chess::Color learner, const std::stop_token& stop,
                                                  const SelectionProgress& progress)
{
    auto chosen = DrawHolder{moves_to_learn, learner}.choose_moves(start, stop, progress);
    if (chosen || chosen.error() != Failure::too_large)
        return chosen;
    moves_to_learn.answer_only_threats();
    return DrawHolder{moves_to_learn, learner}.choose_moves(start, stop, progress);
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
    const int slower = std::min(wishes.slower, most_slower);
    MovesToLearn moves_to_learn{known, !verdict->is_draw(), wishes, slower};
    const auto chosen = moves_to_learn.wins()
                            ? winning_moves(moves_to_learn, start, learner, slower, stop, progress)
                            : holding_moves(moves_to_learn, start, learner, stop, progress);
    if (!chosen)
        return chosen.error();
    Lines lines{moves_to_learn, *chosen, start, learner};
    // No line needs a move of the learner's.
    if (lines.moves().empty())
        return Failure::over;
    return Repertoire{start, lines.moves(), moves_to_learn.wins() ? lines.longest() : 0,
                      moves_to_learn.answers_only_threats()};
}

} // namespace trainer::repertoire
