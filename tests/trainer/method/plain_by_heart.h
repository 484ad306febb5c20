// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The positions known by heart, read a second time.

#include <string_view>

#include "plain_method.h"
#include "trainer/method/known_positions.h"

namespace plain_method {

/// The square of a piece by its letter.
inline int& at(Pieces& pieces, char letter)
{
    if (letter == 'k')
        return pieces.lone;
    if (letter == 'K')
        return pieces.king;
    return letter == 'B' ? pieces.bishop : pieces.knight;
}

/// Reads the board of a FEN with the four pieces.
inline Pieces read_board(std::string_view board)
{
    Pieces pieces{};
    int square = 56;
    for (const char sign : board) {
        if (sign == '/')
            square -= 16;
        else if (sign >= '1' && sign <= '8')
            square += sign - '0';
        else
            at(pieces, sign) = square++;
    }
    return pieces;
}

/// Plays "Kc3".
inline Pieces play(Pieces pieces, std::string_view move)
{
    const int to = move[1] - 'a' + 8 * (move[2] - '1');
    at(pieces, move[0]) = to;
    return pieces;
}

inline bool is_dark(int square)
{
    return (file_of(square) + rank_of(square)) % 2 == 0;
}

/// Mirrored left to right.
inline Pieces mirrored(const Pieces& pieces)
{
    return {pieces.lone ^ 7, pieces.king ^ 7, pieces.bishop ^ 7, pieces.knight ^ 7};
}

/// The positions known by heart, each with the bishop on a dark square.
inline ByHeart all_by_heart(const Positions& positions)
{
    ByHeart all;
    for (const auto& [board, move] : trainer::method::known_positions) {
        const Pieces before = read_board(board);
        const Pieces after = play(before, move);
        if (is_dark(before.bishop))
            learn(all, positions, before, after);
        else
            learn(all, positions, mirrored(before), mirrored(after));
    }
    return all;
}

} // namespace plain_method
