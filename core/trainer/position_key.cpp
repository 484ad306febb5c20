// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/position_key.h"

#include <algorithm>
#include <array>

namespace trainer {

using chess::Position;
using chess::Square;

std::uint64_t position_key(const Position& position, std::size_t symmetry)
{
    std::array<std::uint64_t, chess::square_count> pieces{};
    auto end = pieces.begin();
    for (const Square square : position.board().occupied()) {
        const chess::Piece piece = *position.board().piece_at(square);
        *end++ = index(image(square, symmetry)) << 4 | index(piece.role) << 1 | index(piece.color);
    }
    std::sort(pieces.begin(), end);
    const std::size_t en_passant =
        position.en_passant() ? index(image(*position.en_passant(), symmetry)) : 0U;
    std::uint64_t key = 2 * en_passant + index(position.turn());
    std::for_each(pieces.begin(), end, [&key](std::uint64_t piece) { key = key << 10 | piece; });
    return key;
}

std::size_t symmetries_of(const chess::Board& board)
{
    return board.of(chess::Role::pawn).empty() ? chess::symmetry_count : 2;
}

std::uint64_t canonical_key(const Position& position)
{
    std::uint64_t smallest = position_key(position);
    for (std::size_t symmetry = 1; symmetry < symmetries_of(position.board()); ++symmetry)
        smallest = std::min(smallest, position_key(position, symmetry));
    return smallest;
}

} // namespace trainer
