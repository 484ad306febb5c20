// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/thumb/corner_distance.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <limits>

#include "chess/bitboard.h"
#include "chess/square.h"

namespace trainer::thumb {
namespace {

using chess::Bitboard;
using chess::Square;

constexpr Bitboard all_corners{Square::a1, Square::h1, Square::a8, Square::h8};

int manhattan_distance(Square a, Square b)
{
    return std::abs(file_of(a) - file_of(b)) + std::abs(rank_of(a) - rank_of(b));
}

/// The definition in plain words: the distance to the nearest corner of the bishop's colour.
int plain_corner_distance(Square bishop, Square king)
{
    int nearest = std::numeric_limits<int>::max();
    for (const Square corner : all_corners) {
        if (is_dark(corner) == is_dark(bishop))
            nearest = std::min(nearest, manhattan_distance(corner, king));
    }
    return nearest;
}

/// The published trick to the letter, as a machine with 32-bit registers carries it out: the product keeps
/// its lowest 32 bits, the shift to the right copies the sign.
int published_corner_distance(int b, int k)
{
    const auto product = static_cast<std::int32_t>(static_cast<std::uint32_t>(-1879048192LL * b));
    const bool is_negative = product < 0;
    b = is_negative ? ~(~product >> 31) : product >> 31;
    k = (k >> 3) + ((k ^ b) & 7);
    k = (15 * (k >> 3) ^ k) - (k >> 3);
    return k;
}

TEST(CornerDistance, IsThePlainDefinitionOnAllPairsOfSquares)
{
    for (const Square bishop : chess::all_squares) {
        for (const Square king : chess::all_squares)
            EXPECT_EQ(corner_distance(bishop, king), plain_corner_distance(bishop, king))
                << to_string(bishop) << ' ' << to_string(king);
    }
}

TEST(CornerDistance, IsThePublishedTrickOnAllPairsOfSquares)
{
    for (const Square bishop : chess::all_squares) {
        for (const Square king : chess::all_squares)
            EXPECT_EQ(corner_distance(bishop, king),
                      published_corner_distance(static_cast<int>(bishop), static_cast<int>(king)))
                << to_string(bishop) << ' ' << to_string(king);
    }
}

TEST(CornerDistance, ThePublishedTrickIsRightForBoardsNumberedFromA8Too)
{
    for (const Square bishop : chess::all_squares) {
        for (const Square king : chess::all_squares)
            EXPECT_EQ(corner_distance(bishop, king),
                      published_corner_distance(static_cast<int>(bishop) ^ 56, static_cast<int>(king) ^ 56))
                << to_string(bishop) << ' ' << to_string(king);
    }
}

TEST(CornerDistance, ThePublishedTrickLeavesTheRangeOfIntForAllBishopsButTwo)
{
    for (const Square bishop : chess::all_squares) {
        const std::int64_t product = std::int64_t{-1879048192} * static_cast<int>(bishop);
        EXPECT_EQ(product >= std::numeric_limits<std::int32_t>::min(),
                  bishop == Square::a1 || bishop == Square::b1)
            << to_string(bishop);
    }
}

TEST(CornerDistance, ThePrintedTablesAreThoseOfTheDarkAndTheLightBishop)
{
    // As printed, row by row; in the page's numbering the first number belongs to a1.
    constexpr std::array left{0, 1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4, 5, 6, 7, 6, 2, 3, 4, 5, 6, 7,
                              6, 5, 3, 4, 5, 6, 7, 6, 5, 4, 4, 5, 6, 7, 6, 5, 4, 3, 5, 6, 7, 6,
                              5, 4, 3, 2, 6, 7, 6, 5, 4, 3, 2, 1, 7, 6, 5, 4, 3, 2, 1, 0};
    for (const Square bishop : chess::all_squares) {
        for (const Square king : chess::all_squares) {
            const Square seen = is_dark(bishop) ? king : mirrored_left_right(king);
            EXPECT_EQ(corner_distance(bishop, king), left[index(seen)]);
        }
    }
}

TEST(CornerDistance, IsNothingInTheRightCornersAloneAndMostInTheWrongOnes)
{
    for (const Square bishop : chess::all_squares) {
        const Bitboard right = all_corners & (is_dark(bishop) ? chess::dark_squares : chess::light_squares);
        for (const Square king : chess::all_squares) {
            const int distance = corner_distance(bishop, king);
            EXPECT_EQ(distance == 0, right.contains(king));
            EXPECT_GE(distance, 0);
            EXPECT_LE(distance, 7);
            if ((all_corners - right).contains(king)) {
                EXPECT_EQ(distance, 7);
            }
        }
    }
}

TEST(CornerDistance, IsKnownToTheCompiler)
{
    static_assert(corner_distance(Square::c1, Square::a8) == 7);
    static_assert(corner_distance(Square::f1, Square::a8) == 0);
    static_assert(corner_distance(Square::f1, Square::e8) == 4);
    static_assert(corner_distance(Square::c1, Square::e8) == 3);
}

} // namespace
} // namespace trainer::thumb
