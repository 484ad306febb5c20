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

bool is_won_conversion(const Position& position, Move move)
{
    return is_capture(position, move) || move.promotion;
}

/// The moves that win and waste at most `slower` moves, the quickest first; of those, the king's first.
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
        choices.push_back({move, moves, is_won_conversion(position, move)});
    }
    for (Choice& choice : choices)
        choice.waste -= best;
    std::erase_if(choices, [slower](const Choice& choice) { return choice.waste > slower; });
    const auto preference = [king = position.king(position.turn())](const Choice& choice) {
        return std::pair{choice.waste, choice.move.from != king};
    };
    std::ranges::stable_sort(choices, {}, preference);
    return choices;
}

/// A move seen in the symmetry that makes one position another.
Move image_between(const Position& from, const Position& to, Move move)
{
    std::size_t symmetry = 0;
    while (position_key(from, symmetry) != position_key(to))
        ++symmetry;
    return {image(move.from, symmetry), image(move.to, symmetry), move.promotion};
}

/// Plays all lines of a selection from the start, so that each position is seen as it occurs in them.
class Lines {
public:
    Lines(const Tablebase& known, const Choices& choices, const Selection& selection,
          const IsToBeAnswered& is_to_be_answered)
        : known_{known}
        , choices_{choices}
        , is_to_be_answered_{is_to_be_answered}
    {
        for (const Chosen& chosen : selection.moves)
            chosen_.emplace(canonical_key(choices.position(chosen.node)), chosen);
        reach(choices.position(Choices::start));
        for (std::size_t i = 0; i < moves_.size(); ++i)
            reach_replies(KnownMove{moves_[i]});
    }

    std::vector<KnownMove> moves() && { return std::move(moves_); }

private:
    void reach(const Position& position)
    {
        const std::uint64_t key = canonical_key(position);
        if (!seen_.insert(key).second)
            return;
        const Chosen chosen = chosen_.at(key);
        const Move move =
            image_between(choices_.position(chosen.node), position, choices_.move(chosen.option));
        moves_.push_back({position, move, known_.probe(position)->to_mate().moves(),
                          count_legal_moves(position.play(move))});
    }

    void reach_replies(const KnownMove& known)
    {
        if (is_won_conversion(known.position, known.move))
            return;
        const Position after = known.position.play(known.move);
        for (const Move reply : legal_moves(after)) {
            if (is_to_be_answered_(after, reply))
                reach(after.play(reply));
        }
    }

    const Tablebase& known_;
    const Choices& choices_;
    const IsToBeAnswered& is_to_be_answered_;
    std::unordered_map<std::uint64_t, Chosen> chosen_; ///< by canonical key
    std::unordered_set<std::uint64_t> seen_;
    std::vector<KnownMove> moves_;
};

std::optional<Failure> objection(const Tablebase& known, const Position& start)
{
    const auto verdict = known.probe(start);
    if (!verdict)
        return Failure::not_covered;
    if (verdict->outcome() == Outcome::win)
        return std::nullopt;
    return verdict->is_draw() ? Failure::drawn : Failure::lost;
}

} // namespace

chess::Result<Repertoire, Failure> find_repertoire(const Tablebase& known, const Position& start, int slower,
                                                   const std::stop_token& stop,
                                                   const SelectionProgress& progress)
{
    if (const auto failure = objection(known, start))
        return *failure;
    const IsToBeAnswered is_to_be_answered = [](const Position& before, Move reply) {
        return !is_capture(before, reply);
    };
    const auto list = [&](const Position& position) { return winning_choices(known, position, slower); };
    const Choices choices{start, list, is_to_be_answered, most_compared, stop};
    const std::optional<Selection> selection = Selector{choices}.select(stop, progress);
    if (!selection)
        return stop.stop_requested() ? Failure::stopped : Failure::too_large;
    return Repertoire{Lines{known, choices, *selection, is_to_be_answered}.moves(), selection->longest};
}

} // namespace trainer::repertoire
