// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/landmarks.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "coach/drawing.h"
#include "coach/images.h"
#include "kbnk_positions.h"
#include "trainer/coach/facts.h"
#include "trainer/coach/stage.h"
#include "trainer/technique.h"

namespace trainer::coach {
namespace {

using chess::Bitboard;
using chess::Position;
using chess::Square;
using endgame::position_of;
using enum chess::Square;

chess::Board board_of(const char* fen)
{
    return position_of(fen).board();
}

TEST(Landmarks, FindsTheNearestRightCorner)
{
    EXPECT_EQ(nearest_right_corners(board_of("2k5/8/2K5/8/8/8/8/5BN1 w")), Bitboard{a8});
    EXPECT_EQ(nearest_right_corners(board_of("7k/8/5K2/8/8/8/8/5BN1 w")), (Bitboard{a8, h1}))
        << "from a wrong corner both are as far";
    EXPECT_TRUE(nearest_right_corners(board_of("7k/8/5K2/8/8/8/8/5R2 w")).empty());
}

TEST(Landmarks, TheWFollowsTheEdgeOfTheKing)
{
    EXPECT_EQ(w_squares(board_of("5k2/8/5K2/8/8/8/8/5BN1 w")), (Bitboard{f7, e5, d7, c5, b7}));
    EXPECT_EQ(w_squares(board_of("8/8/k7/8/2K5/8/8/5BN1 w")), (Bitboard{b3, d4, b5, d6, b7}));
    EXPECT_TRUE(w_squares(board_of("8/8/k7/8/2K5/8/8/5R2 w")).empty());
    EXPECT_EQ(w_ways(board_of("5k2/8/5K2/8/8/8/8/5BN1 w")), (std::vector{std::array{f7, e5, d7, c5, b7}}));
    EXPECT_EQ(w_ways(board_of("7k/8/5K2/8/8/8/8/5BN1 w")).size(), 2U) << "along either edge";
}

/// In every mirror and either colour the landmarks are the mirrored ones.
TEST(Landmarks, AreTheSameInEveryView)
{
    for_each_sample(20'000, [](const Position& position) {
        for (const View& view : all_views()) {
            const Position seen = view.seen(position);
            ASSERT_EQ(w_squares(seen.board()), view.seen(w_squares(position.board())));
        }
    });
}

TEST(Landmarks, AreFiveSquaresOrMoreForAW)
{
    for_each_sample(2'000,
                    [](const Position& position) { ASSERT_GE(w_squares(position.board()).size(), 5); });
}

} // namespace
} // namespace trainer::coach
