// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Where a KBNK arrangement is kept. The board's two mirrors fold the defending king into the quadrant
// a1–d4; the attacking king and the knight are indices too, and the bishop is a bit in a 64-bit word.
// The 64 words of one pair of kings make a row:
//
//     row = 64 * (defending king, 0 … 15) + attacking king        word = 64 * row + knight

#include <cassert>
#include <cstddef>

#include "chess/square.h"

namespace endgame {

/// The four men of king, bishop and knight against king, whatever their colours.
struct KbnkMen {
    chess::Square defending_king;
    chess::Square attacking_king;
    chess::Square knight;
    chess::Square bishop;
};

inline constexpr std::size_t kbnk_row_length = 64;
inline constexpr std::size_t kbnk_row_count = std::size_t{16} * 64;
inline constexpr std::size_t kbnk_word_count = kbnk_row_count * kbnk_row_length;

/// The number of a square of the quadrant a1–d4, 0 … 15, along the ranks.
constexpr std::size_t quadrant_index(chess::Square square)
{
    assert(file_of(square) < 4 && rank_of(square) < 4);
    const int number = 4 * rank_of(square) + file_of(square);
    return static_cast<std::size_t>(number);
}

/// The row of a pair of kings, the defending one inside the quadrant.
constexpr std::size_t kbnk_row(chess::Square defending_king, chess::Square attacking_king)
{
    return 64 * quadrant_index(defending_king) + index(attacking_king);
}

/// The same arrangement with the defending king in the quadrant a1–d4.
constexpr KbnkMen folded(KbnkMen men)
{
    const unsigned left_right = file_of(men.defending_king) > 3 ? 7U : 0U;
    const unsigned up_down = rank_of(men.defending_king) > 3 ? 56U : 0U;
    const auto mirrored = [mirror = left_right | up_down](chess::Square square) {
        return static_cast<chess::Square>(static_cast<unsigned>(square) ^ mirror);
    };
    return {mirrored(men.defending_king), mirrored(men.attacking_king), mirrored(men.knight),
            mirrored(men.bishop)};
}

} // namespace endgame
