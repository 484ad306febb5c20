// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/defender.h"

#include <algorithm>
#include <limits>
#include <vector>

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

std::optional<Move> choose_reply(const endgame::Tablebase& tablebase, const Game& game, Random& random)
{
    const Position& position = game.position();
    std::vector<Move> moves = tablebase.best_moves(position);
    if (moves.empty())
        return std::nullopt;
    if (tablebase.probe(position)->is_draw()) {
        const chess::Bitboard pieces = position.board().occupied();
        moves = least(moves, [&](Move move) { return pieces.contains(move.to) ? 0 : 1; });
    }
    moves = least(moves, [&](Move move) { return game.occurrences(position.play(move)); });
    return moves[below(random, moves.size())];
}

} // namespace trainer
