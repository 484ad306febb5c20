// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/square_text.h"

#include <gtest/gtest.h>

#include "diagrams.h"

namespace board {
namespace {

using chess::Square;

TEST(SquareText, OnlyChangedSquaresAreRenamed)
{
    Diagram after = afterMove(playDiagram(), Square::d3, Square::c5);
    EXPECT_EQ(renamedSquares(playDiagram(), after), (chess::Bitboard{Square::d3, Square::c5}));
    after.marks.push_back({MarkKind::check, {Square::e6}});
    after.marks.push_back({MarkKind::targetCorner, {Square::a8}});
    EXPECT_EQ(renamedSquares(playDiagram(), after),
              (chess::Bitboard{Square::d3, Square::c5, Square::e6, Square::a8}));
    EXPECT_TRUE(renamedSquares(after, after).empty());
}

} // namespace
} // namespace board
