// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/repertoire/repertoire.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "chess/legal_moves.h"
#include "endgame/verdict.h"
#include "trainer/position_key.h"
#include "trainer/repertoire/choices.h"

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

/// Orders moves by preference: the quickest first; of those, the king's.
void sort_by_preference(std::vector<Choice>& choices, const Position& position)
{
    const auto preference = [king = position.king(position.turn())](const Choice& choice) {
        return std::pair{choice.waste, choice.move.from != king};
    };
    std::ranges::stable_sort(choices, {}, preference);
}

/// The moves that win and waste at most `slower` moves, the preferred ones first.
std::vector<Choice> winning_choices(const Tablebase& known, const Position& position, int slower)
{
    std::vector<Choice> choices;
    int best = 0;
    for (const Move move : legal_moves(position)) {
        const auto verdict = known.probe(position.play(move));
        if (!verdict || verdict->outcome() != Outcome::loss)
            continue;
        const int moves = verdict->for_mover().to_mate().moves();
        best = choices.empty() ? moves : std::min(best, moves);
        choices.push_back({move, moves, converts(position, move)});
    }
    for (Choice& choice : choices)
        choice.waste -= best;
    std::erase_if(choices, [slower](const Choice& choice) { return choice.waste > slower; });
    sort_by_preference(choices, position);
    return choices;
}

bool is_drawn(const Tablebase& known, const Position& position)
{
    const auto verdict = known.probe(position);
    return verdict && verdict->is_draw();
}

/// The moves that keep the draw, the preferred ones first.
std::vector<Choice> drawing_choices(const Tablebase& known, const Position& position)
{
    std::vector<Choice> choices;
    for (const Move move : legal_moves(position)) {
        if (is_drawn(known, position.play(move)))
            choices.push_back({move, 0, converts(position, move)});
    }
    sort_by_preference(choices, position);
    return choices;
}

/// The replies that a repertoire has to answer: no captures, which lead to another ending; nor, in a drawn
/// game, stalemate and moves that lose it.
IsToBeAnswered replies_to_answer(const Tablebase& known, Outcome outcome)
{
    return [&known, outcome](const Position& before, Move reply) {
        if (is_capture(before, reply))
            return false;
        const Position after = before.play(reply);
        return outcome == Outcome::win || (is_drawn(known, after) && !legal_moves(after).empty());
    };
}

/// Chooses the moves of a repertoire that holds a draw. Lines may go in circles there, so the positions
/// reached by any drawing moves can be held. Positions are answered in the order in which they are reached,
/// each by the move after which the fewest positions are new.
class DrawHolder {
public:
    explicit DrawHolder(const Tablebase& known)
        : known_{known}
        , is_to_be_answered_{replies_to_answer(known, Outcome::draw)}
    {}

    chess::Result<ChosenMoves, Failure> choose_moves(const Position& start, const std::stop_token& stop,
                                                     const SelectionProgress& progress)
    {
        reach(start);
        for (std::size_t i = 0; i < reached_.size(); ++i) {
            if (reached_.size() > most_compared)
                return Failure::too_large;
            constexpr std::size_t positions_per_report = 256;
            if (progress && i % positions_per_report == 0)
                progress(reached_.size(), static_cast<int>(100 * i / reached_.size()));
            if (stop.stop_requested())
                return Failure::stopped;
            answer(Position{reached_[i]});
        }
        return std::move(moves_);
    }

private:
    void reach(const Position& position)
    {
        if (keys_.insert(canonical_key(position)).second)
            reached_.push_back(position);
    }

    void answer(const Position& position)
    {
        const std::vector<Choice> choices = drawing_choices(known_, position);
        std::optional<Move> best;
        std::vector<Position> best_added;
        for (const Choice& choice : choices) {
            std::vector<Position> added = added_by(position, choice);
            if (!best || added.size() < best_added.size()) {
                best = choice.move;
                best_added = std::move(added);
            }
        }
        moves_.emplace(canonical_key(position), std::pair{position, best.value()});
        for (const Position& after : best_added)
            reach(after);
    }

    /// The positions that have to be known as well if a move is chosen.
    std::vector<Position> added_by(const Position& position, const Choice& choice) const
    {
        std::vector<Position> added;
        if (choice.is_last)
            return added;
        const Position after = position.play(choice.move);
        std::unordered_set<std::uint64_t> keys;
        for (const Move reply : legal_moves(after)) {
            if (!is_to_be_answered_(after, reply))
                continue;
            const Position next = after.play(reply);
            const std::uint64_t key = canonical_key(next);
            if (!keys_.contains(key) && keys.insert(key).second)
                added.push_back(next);
        }
        return added;
    }

    const Tablebase& known_;
    IsToBeAnswered is_to_be_answered_;
    std::unordered_set<std::uint64_t> keys_; ///< of the positions reached
    std::vector<Position> reached_;
    ChosenMoves moves_;
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
    Lines(const Tablebase& known, const ChosenMoves& chosen, const Position& start, Outcome outcome)
        : known_{known}
        , chosen_{chosen}
        , is_to_be_answered_{replies_to_answer(known, outcome)}
    {
        open_.push_back({start, std::nullopt});
        while (!open_.empty()) {
            const Reached reached = std::move(open_.back());
            open_.pop_back();
            reach(reached);
        }
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
        moves_.push_back({position, move, moves_to_mate(position), count_legal_moves(after), reached.by});
        if (!converts(position, move))
            open_replies(index, after);
    }

    /// Opens the lines after the replies to a known move; the one opened last is followed first.
    void open_replies(std::size_t index, const Position& after)
    {
        const std::size_t first = open_.size();
        for (const Move reply : legal_moves(after)) {
            if (is_to_be_answered_(after, reply))
                open_.push_back({after.play(reply), KnownReply{index, reply}});
        }
        const auto resistance = [this](const Reached& reached) { return moves_to_mate(reached.position); };
        std::ranges::stable_sort(std::ranges::subrange{open_}.next(static_cast<std::ptrdiff_t>(first)), {},
                                 resistance);
    }

    int moves_to_mate(const Position& position) const
    {
        const auto verdict = known_.probe(position);
        return verdict->is_draw() ? 0 : verdict->to_mate().moves();
    }

    const Tablebase& known_;
    const ChosenMoves& chosen_;
    IsToBeAnswered is_to_be_answered_;
    std::unordered_set<std::uint64_t> seen_;
    std::vector<Reached> open_;
    std::vector<KnownMove> moves_;
};

chess::Result<Repertoire, Failure> winning_repertoire(const Tablebase& known, const Position& start,
                                                      int slower, const std::stop_token& stop,
                                                      const SelectionProgress& progress)
{
    const auto list = [&](const Position& position) { return winning_choices(known, position, slower); };
    const Choices choices{start, list, replies_to_answer(known, Outcome::win), most_compared, stop};
    const std::optional<Selection> selection = Selector{choices}.select(stop, progress);
    if (!selection)
        return stop.stop_requested() ? Failure::stopped : Failure::too_large;
    ChosenMoves chosen;
    for (const auto [node, option] : selection->moves) {
        const Position& position = choices.position(node);
        chosen.emplace(canonical_key(position), std::pair{position, choices.move(option)});
    }
    return Repertoire{Lines{known, chosen, start, Outcome::win}.moves(), selection->longest};
}

chess::Result<Repertoire, Failure> drawing_repertoire(const Tablebase& known, const Position& start,
                                                      const std::stop_token& stop,
                                                      const SelectionProgress& progress)
{
    if (is_dead(start) || legal_moves(start).empty())
        return Failure::over;
    const auto chosen = DrawHolder{known}.choose_moves(start, stop, progress);
    if (!chosen)
        return chosen.error();
    return Repertoire{Lines{known, *chosen, start, Outcome::draw}.moves(), 0};
}

} // namespace

chess::Result<Repertoire, Failure> find_repertoire(const Tablebase& known, const Position& start, int slower,
                                                   const std::stop_token& stop,
                                                   const SelectionProgress& progress)
{
    const auto verdict = known.probe(start);
    if (!verdict)
        return Failure::not_covered;
    switch (verdict->outcome()) {
    case Outcome::win:
        return winning_repertoire(known, start, slower, stop, progress);
    case Outcome::draw:
        return drawing_repertoire(known, start, stop, progress);
    case Outcome::loss:
        break;
    }
    return Failure::lost;
}

} // namespace trainer::repertoire
