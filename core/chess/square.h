// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>

#include "chess/piece.h"

namespace chess {

/// One of the 64 squares, numbered along the ranks: a1 = 0, b1 = 1 … h8 = 63.
///
/// There is no value for "no square"; use `std::optional<Square>`.
// clang-format off
enum class Square : std::uint8_t {
    a1, b1, c1, d1, e1, f1, g1, h1,
    a2, b2, c2, d2, e2, f2, g2, h2,
    a3, b3, c3, d3, e3, f3, g3, h3,
    a4, b4, c4, d4, e4, f4, g4, h4,
    a5, b5, c5, d5, e5, f5, g5, h5,
    a6, b6, c6, d6, e6, f6, g6, h6,
    a7, b7, c7, d7, e7, f7, g7, h7,
    a8, b8, c8, d8, e8, f8, g8, h8,
};
// clang-format on

inline constexpr int square_count = 64;

/// The number of a square, 0 … 63.
constexpr std::size_t index(Square square)
{
    return static_cast<std::size_t>(square);
}

/// The file of a square: 0 for the a-file … 7 for the h-file.
constexpr int file_of(Square square)
{
    return static_cast<int>(square) & 7;
}

/// The rank of a square: 0 for the first rank … 7 for the eighth.
constexpr int rank_of(Square square)
{
    return static_cast<int>(square) >> 3;
}

/// The square with a given number, 0 … 63.
constexpr Square square_at(std::size_t number)
{
    assert(number < square_count);
    return static_cast<Square>(number);
}

/// The square on a file and a rank, each 0 … 7.
constexpr Square square_at(int file, int rank)
{
    assert(0 <= file && file < 8 && 0 <= rank && rank < 8);
    return static_cast<Square>(rank * 8 + file);
}

/// The square a number of files to the right and ranks up; `nullopt` if that is off the board.
constexpr std::optional<Square> offset(Square square, int files, int ranks)
{
    const int file = file_of(square) + files;
    const int rank = rank_of(square) + ranks;
    if (file < 0 || file > 7 || rank < 0 || rank > 7)
        return std::nullopt;
    return square_at(file, rank);
}

/// True for dark squares, such as a1.
constexpr bool is_dark(Square square)
{
    return (file_of(square) + rank_of(square)) % 2 == 0;
}

/// The square flipped horizontally: a1 becomes h1.
constexpr Square mirrored_left_right(Square square)
{
    return static_cast<Square>(static_cast<unsigned>(square) ^ 7U);
}

/// The square flipped vertically: a1 becomes a8.
constexpr Square mirrored_up_down(Square square)
{
    return static_cast<Square>(static_cast<unsigned>(square) ^ 56U);
}

/// The number of symmetries of the board: its rotations and reflections.
inline constexpr std::size_t symmetry_count = 8;

/// The image of a square under one of the board's symmetries, 0 … 7; 0 is the identity.
constexpr Square image(Square square, std::size_t symmetry)
{
    if ((symmetry & 1) != 0)
        square = mirrored_left_right(square);
    if ((symmetry & 2) != 0)
        square = mirrored_up_down(square);
    return (symmetry & 4) != 0 ? square_at(rank_of(square), file_of(square)) : square;
}

/// The number of king moves between two squares on the empty board.
constexpr int king_distance(Square a, Square b)
{
    const int files = file_of(a) > file_of(b) ? file_of(a) - file_of(b) : file_of(b) - file_of(a);
    const int ranks = rank_of(a) > rank_of(b) ? rank_of(a) - rank_of(b) : rank_of(b) - rank_of(a);
    return files > ranks ? files : ranks;
}

/// The rank counted from a side's own first rank: 0 for its back rank … 7 for its promotion rank.
constexpr int relative_rank(Square square, Color side)
{
    return side == Color::white ? rank_of(square) : 7 - rank_of(square);
}

/// The name of a square, such as "e4".
inline std::string to_string(Square square)
{
    return {static_cast<char>('a' + file_of(square)), static_cast<char>('1' + rank_of(square))};
}

/// The square with a two-character lower-case name; `nullopt` if the name is invalid.
constexpr std::optional<Square> parse_square(std::string_view name)
{
    if (name.size() != 2 || name[0] < 'a' || name[0] > 'h' || name[1] < '1' || name[1] > '8')
        return std::nullopt;
    return square_at(name[0] - 'a', name[1] - '1');
}

} // namespace chess
