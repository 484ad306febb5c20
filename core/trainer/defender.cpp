// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/defender.h"

#include <algorithm>
#include <limits>
#include <vector>

#include "trainer/practical_chances.h"

namespace trainer {
namespace {

using chess::Move;
using chess::Position;

/// The moves of the list with the smallest measure.
template <typename Measure>
std::vector<Move> least(const std::vector<Move>& moves, Measure measure)
{
    std::vector<Move> chosen;
    int smallest = std::numeric_limits<int>::max();
    for (const Move move : moves) {
        const int size = measure(move);
        if (size < smallest)
            chosen.clear();
        smallest = std::min(smallest, size);
        if (size == smallest)
            chosen.push_back(move);
    }
    return chosen;
}

} // namespace

std::optional<Move> choose_reply(const endgame::Tablebase& tablebase, const Game& game, Random& random,
                                 const std::vector<Move>& allowed)
{
    const Position& position = game.position();
    auto ranked = tablebase.ranked_moves(position);
    if (ranked && !allowed.empty()) {
        std::erase_if(*ranked, [&](const endgame::RankedMove& move) {
            return std::ranges::find(allowed, move.move) == allowed.end();
        });
    }
    if (!ranked || ranked->empty())
        return std::nullopt;
    std::vector<Move> moves;
    for (const endgame::RankedMove& best : best_of(*ranked))
        moves.push_back(best.move);
    if (ranked->front().verdict.is_draw())
        moves = most_testing_moves(tablebase, game, moves);
    moves = least(moves, [&](Move move) { return game.occurrences(position.play(move)); });
    return moves[below(random, moves.size())];
}

} // namespace trainer
