// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/perft.h"

#include "chess/legal_moves.h"

namespace chess {

std::uint64_t perft(const Position& position, int depth)
{
    if (depth <= 0)
        return 1;
    if (depth == 1)
        return count_legal_moves(position);
    std::uint64_t leaves = 0;
    for (const Move move : legal_moves(position))
        leaves += perft(position.play(move), depth - 1);
    return leaves;
}

std::uint64_t count_checkmates(const Position& position, int depth)
{
    if (depth <= 0)
        return is_checkmate(position) ? 1 : 0;
    std::uint64_t mates = 0;
    for (const Move move : legal_moves(position))
        mates += count_checkmates(position.play(move), depth - 1);
    return mates;
}

} // namespace chess
