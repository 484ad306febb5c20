// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/square.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "printing.h"

namespace chess {
namespace {

TEST(Square, NamesSurviveARoundTrip)
{
    for (const Square square : all_squares) {
        EXPECT_EQ(parse_square(to_string(square)), square);
        EXPECT_EQ(square_at(file_of(square), rank_of(square)), square);
    }
}

TEST(Square, RejectsInvalidNames)
{
    for (const std::string_view text : {"", "e", "e0", "e9", "i1", "E4", "4e", "e44", " e4", "`1", "a\xFF"})
        EXPECT_EQ(parse_square(text), std::nullopt) << text;
}

TEST(Square, NeighboursDifferInColour)
{
    EXPECT_TRUE(is_dark(Square::a1));
    EXPECT_TRUE(is_dark(Square::h8));
    EXPECT_FALSE(is_dark(Square::h1));
    for (const Square square : all_squares) {
        for (const auto neighbour : {offset(square, 1, 0), offset(square, 0, 1)})
            EXPECT_TRUE(!neighbour || is_dark(square) != is_dark(*neighbour)) << to_string(square);
    }
}

TEST(Square, StepsOffTheBoardGiveNullopt)
{
    EXPECT_EQ(offset(Square::h4, 1, 0), std::nullopt);
    EXPECT_EQ(offset(Square::a4, -1, 0), std::nullopt);
    EXPECT_EQ(offset(Square::d8, 0, 1), std::nullopt);
    EXPECT_EQ(offset(Square::d1, 0, -1), std::nullopt);
    EXPECT_EQ(offset(Square::b1, 1, 2), Square::c3);
}

TEST(Square, FlipsPreserveDistancesAndAreInvolutions)
{
    for (const Square a : all_squares) {
        EXPECT_EQ(mirrored_left_right(mirrored_left_right(a)), a);
        EXPECT_EQ(mirrored_up_down(mirrored_up_down(a)), a);
        for (const Square b : all_squares) {
            const int distance = king_distance(a, b);
            EXPECT_EQ(king_distance(b, a), distance);
            EXPECT_EQ(king_distance(mirrored_left_right(a), mirrored_left_right(b)), distance);
            EXPECT_EQ(king_distance(mirrored_up_down(a), mirrored_up_down(b)), distance);
        }
    }
}

TEST(Square, RelativeRanksAreCountedFromTheOwnSide)
{
    EXPECT_EQ(relative_rank(Square::a2, Color::white), 1);
    EXPECT_EQ(relative_rank(Square::a2, Color::black), 6);
    EXPECT_EQ(relative_rank(Square::h8, Color::black), 0);
}

} // namespace
} // namespace chess
