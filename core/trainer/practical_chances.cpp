// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/practical_chances.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <tuple>
#include <unordered_map>

#include "chess/legal_moves.h"
#include "endgame/large_positions.h"
#include "endgame/material.h"
#include "endgame/verdict.h"
#include "trainer/coach/facts.h"
#include "trainer/random.h"
#include "trainer/thumb/evaluation.h"

namespace trainer {
namespace {

using chess::Move;
using chess::Position;
using endgame::Material;
using endgame::Outcome;
using endgame::Side;
using endgame::Tablebase;

/// An expected result for the side to move, in millionths of a win: integers give the same values on every
/// machine.
using Chances = std::int64_t;
constexpr Chances win = 1'000'000;

/// The probability that a player plays a random legal move, in the same unit.
constexpr Chances slip_chance = win / 10;

/// The plies looked ahead after a move: the replies to one, two and three moves.
constexpr std::array depths{0, 2, 4};

/// The maximum number of probes; one with five pieces takes as long as ten others.
constexpr int max_probes = 100'000;
constexpr int probes_for_five_pieces = 10;

/// The number of random positions by which the material of an ending is valued.
constexpr int sample_size = 400;

int count_of(const Position& position)
{
    return position.board().occupied().size();
}

Material material_of(const Position& position)
{
    return *Material::of(position.board(), position.turn(), endgame::most_pieces_on_request);
}

/// The moves of a side that cannot win, by their results.
struct Moves {
    std::vector<Position> holding; ///< the positions after moves that hold the draw, captures first
    std::size_t captures = 0;
    int losing = 0;
    int count = 0;
};

/// The expected result of moving for a side that sometimes errs, as a function of its best move's value.
class Expectation {
public:
    Expectation(const Moves& moves, bool is_perfect)
        : slip_{is_perfect || moves.captures > 0 ? 0 : slip_chance * moves.losing / moves.count}
    {}

    Chances of(Chances best) const { return (win - slip_) * best / win - slip_; }

    /// The approximate argument that gives a result.
    Chances argument(Chances result) const { return (result + slip_) * win / (win - slip_); }

private:
    Chances slip_;
};

class LookAhead {
public:
    LookAhead(const Tablebase& known, const Position& root) : known_{known}
    {
        const Material material = material_of(root);
        Chances outlook = (sampled_outlook(material) + lead_in_risk(root)) / 2;
        if (material == material.reversed())
            outlook = std::max(outlook, win / 20);
        if (outlook >= 0)
            pressing_ = root.turn();
        outlooks_[key(material, root.turn())] = outlook;
        outlooks_[key(material.reversed(), !root.turn())] = -outlook;
    }

    /// True if the side to move can capture and hold the draw.
    bool can_capture(const Position& position) { return moves_of(position).captures > 0; }

    /// True if the root's side to move presses.
    bool is_pressing() const { return pressing_.has_value(); }

    bool is_exhausted() const { return probes_ >= max_probes; }

    /// The chances of a drawn position: exact between the bounds, else a bound beyond one of them.
    Chances chances(const Position& position, int plies, Chances alpha, Chances beta)
    {
        if (is_dead(position))
            return 0;
        const Moves moves = moves_of(position);
        if (moves.holding.empty())
            return 0; // stalemate
        const Expectation expected{moves, position.turn() == pressing_};
        Chances best = outlook(position);
        if (plies > 0) {
            constexpr Chances rounding = 2;
            const Chances least = expected.argument(alpha) - rounding;
            const Chances most = expected.argument(beta) + rounding;
            best = -win;
            for (const Position& next : moves.holding) {
                best = std::max(best, -chances(next, plies - 1, -most, -std::max(least, best)));
                if (best >= most || is_exhausted())
                    break;
            }
        } else {
            for (std::size_t i = 0; i < moves.captures; ++i)
                best = std::max(best, is_dead(moves.holding[i]) ? 0 : -outlook(moves.holding[i]));
        }
        return expected.of(best);
    }

private:
    Moves moves_of(const Position& position)
    {
        Moves moves;
        for (const Move move : legal_moves(position)) {
            const Position next = position.play(move);
            probes_ += count_of(next) > static_cast<int>(endgame::most_pieces) ? probes_for_five_pieces : 1;
            ++moves.count;
            const Outcome reply = known_.probe(next)->outcome();
            moves.losing += reply == Outcome::win ? 1 : 0;
            if (reply != Outcome::draw)
                continue;
            if (is_capture(position, move))
                moves.holding.insert(moves.holding.begin() + static_cast<std::ptrdiff_t>(moves.captures++),
                                     next);
            else
                moves.holding.push_back(next);
        }
        return moves;
    }

    static std::size_t key(const Material& material, chess::Color turn)
    {
        return 2 * material.number() + index(turn);
    }

    /// The risk that the other side loses by a random move minus that of the side to move; 0 if the other
    /// side cannot be to move.
    Chances lead_in_risk(const Position& position)
    {
        const std::optional<Position> other = coach::passed(position);
        if (!other)
            return 0;
        const Moves own = moves_of(position);
        const Moves others = moves_of(*other);
        return own.count == 0 || others.count == 0
                   ? 0
                   : win * others.losing / others.count - win * own.losing / own.count;
    }

    /// The estimate beyond the look-ahead.
    Chances outlook(const Position& position)
    {
        const Material material = material_of(position);
        const auto [found, is_new] = outlooks_.try_emplace(key(material, position.turn()), 0);
        if (is_new)
            found->second = sampled_outlook(material);
        return found->second;
    }

    /// The attacker's wins minus the defender's in random positions, as a share of all samples.
    Chances sampled_outlook(const Material& material) const
    {
        if (material == material.reversed())
            return 0;
        Random random{material.number()};
        int lead = 0;
        for (int i = 0; i < sample_size; ++i) {
            const Side turn = i % 2 == 0 ? Side::attacker : Side::defender;
            const auto position = draw_position({.material = material}, turn,
                                                [&](std::size_t count) { return below(random, count); });
            const Outcome outcome = position ? known_.probe(*position)->outcome() : Outcome::draw;
            if (outcome != Outcome::draw)
                lead += (outcome == Outcome::win) == (turn == Side::attacker) ? 1 : -1;
        }
        return win * lead / sample_size;
    }

    const Tablebase& known_;
    std::optional<chess::Color> pressing_;              ///< the root's side to move, if it presses
    std::unordered_map<std::size_t, Chances> outlooks_; ///< by the mover's material and colour
    int probes_ = 0;
};

/// A move and the criteria by which it is chosen.
struct Candidate {
    Move move;
    Position next;
    Chances weight;    ///< doubled for each time that the position has occurred before
    bool is_capture;   ///< true if the move itself is a capture
    bool can_be_taken; ///< true if a capture in reply holds the draw
    Chances chances = 0;

    /// Decides between equal chances: the pressing side keeps the game alive, the other side ends it.
    auto preference(bool is_pressing) const
    {
        return std::tuple{is_dead(next) != is_pressing, is_capture != is_pressing,
                          can_be_taken != is_pressing, -thumb::evaluate(next)};
    }
};

/// Looks ahead from all candidates to a depth and sorts them best first; returns false if that takes too
/// long.
bool rank(LookAhead& look_ahead, std::vector<Candidate>& candidates, int depth)
{
    Chances best = -2 * win;
    for (Candidate& candidate : candidates) {
        const Chances least_of_interest = (best - 1) * candidate.weight;
        candidate.chances =
            -look_ahead.chances(candidate.next, depth, -2 * win, -least_of_interest) / candidate.weight;
        if (look_ahead.is_exhausted())
            return false;
        best = std::max(best, candidate.chances);
    }
    std::ranges::stable_sort(candidates, std::greater{}, &Candidate::chances);
    return true;
}

} // namespace

std::vector<Move> most_testing_moves(const Tablebase& known, const Game& game, const std::vector<Move>& moves)
{
    LookAhead look_ahead{known, game.position()};
    std::vector<Candidate> candidates;
    for (const Move move : moves) {
        const Position next = game.position().play(move);
        const Chances weight = Chances{1} << std::min(game.occurrences(next), 10);
        candidates.push_back(
            {move, next, weight, is_capture(game.position(), move), look_ahead.can_capture(next)});
    }
    for (const int depth : depths) {
        std::vector<Candidate> ranked = candidates;
        if (!rank(look_ahead, ranked, depth))
            break;
        candidates = std::move(ranked);
    }
    std::erase_if(candidates,
                  [best = candidates.front().chances](const Candidate& c) { return c.chances < best; });
    const auto preference = [is_pressing = look_ahead.is_pressing()](const Candidate& candidate) {
        return candidate.preference(is_pressing);
    };
    const auto best = preference(std::ranges::max(candidates, {}, preference));
    std::vector<Move> chosen;
    for (const Candidate& candidate : candidates) {
        if (preference(candidate) == best)
            chosen.push_back(candidate.move);
    }
    return chosen;
}

} // namespace trainer
