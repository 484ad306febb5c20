// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/opponents.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <vector>

#include "trainer/coach/facts.h"
#include "trainer/defender.h"
#include "trainer/technique.h"

namespace trainer {
namespace {

using chess::Move;
using chess::Position;
using chess::Square;

/// The moves that keep the result of a decided position and cost `least` to `most` moves.
std::vector<Move> moves_that_cost(const endgame::Tablebase& known, const Position& position, int least,
                                  int most)
{
    std::vector<Move> moves;
    const auto ranked = known.ranked_moves(position);
    if (!ranked || ranked->empty() || ranked->front().verdict.is_draw())
        return moves;
    const endgame::RankedMove& best = ranked->front();
    for (const endgame::RankedMove& move : *ranked) {
        if (move.verdict.outcome() != best.verdict.outcome() || move.is_cursed != best.is_cursed)
            break;
        const int cost = std::abs(move.verdict.to_mate().moves() - best.verdict.to_mate().moves());
        if (least <= cost && cost <= most)
            moves.push_back(move.move);
    }
    return moves;
}

/// A penalty for the position after a defender's move; lower is better for the defender.
int dislike(const Position& position, Move move)
{
    const chess::Color own = position.turn();
    const Position next = position.play(move);
    const chess::Board& board = next.board();
    if (!coach::facts_of(board, !own).hanging.empty())
        return -1;
    const Square king = next.king(own);
    if (const std::optional<Corners> all = corners(board))
        return king_distance(king, all->wrong) + king_distance(king, board.of(chess::Role::knight));
    return king_distance(king, coach::middle_squares);
}

} // namespace

std::optional<Move> choose_natural_move(const endgame::Tablebase& known, const Game& game, Random& random)
{
    const Position& position = game.position();
    const std::optional<endgame::Verdict> verdict = known.probe(position);
    if (!verdict || verdict->outcome() != endgame::Outcome::loss)
        return choose_reply(known, game, random);
    std::vector<Move> liked;
    int least = std::numeric_limits<int>::max();
    for (const Move move : moves_that_cost(known, position, 0, 1)) {
        const int here = dislike(position, move);
        if (here < least)
            liked.clear();
        least = std::min(least, here);
        if (here == least)
            liked.push_back(move);
    }
    if (liked.empty())
        return std::nullopt;
    return liked[below(random, liked.size())];
}

std::optional<Move> choose_slipping_move(const endgame::Tablebase& known, const Game& game, Random& random)
{
    if (below(random, slip_interval) == 0) {
        const std::vector<Move> slips = moves_that_cost(known, game.position(), 1, largest_slip);
        if (!slips.empty())
            return slips[below(random, slips.size())];
    }
    return choose_reply(known, game, random);
}

} // namespace trainer
