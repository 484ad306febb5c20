// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/technique.h"

#include "endgame/tablebase.h"

namespace trainer {

using chess::Bitboard;
using chess::Square;

std::optional<Corners> corners(const chess::Board& board)
{
    if (!endgame::kbnk_attacker(board))
        return std::nullopt;
    constexpr Bitboard all_corners{Square::a1, Square::h1, Square::a8, Square::h8};
    const Square bishop = board.of(chess::Role::bishop).first();
    const Bitboard right = all_corners & (is_dark(bishop) ? chess::dark_squares : chess::light_squares);
    return Corners{.right = right, .wrong = all_corners - right};
}

int moves_to_spare(const chess::Position& position, endgame::Plies to_mate)
{
    const int spare_plies = 100 - position.halfmove_clock() - to_mate.count();
    return spare_plies >= 0 ? spare_plies / 2 : (spare_plies - 1) / 2;
}

} // namespace trainer
