// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/animation.h"

#include <gtest/gtest.h>

#include "diagrams.h"

namespace board {
namespace {

using chess::Square;

TEST(Animation, EqualArrangementsHaveNoMotion)
{
    const chess::Board pieces = playDiagram().pieces;
    EXPECT_TRUE(motionBetween(pieces, pieces).empty());
}

TEST(Animation, AMoveSlides)
{
    const Diagram before = playDiagram();
    const Motion motion = motionBetween(before.pieces, afterMove(before, Square::d3, Square::c5).pieces);
    EXPECT_EQ(motion, (Motion{{{whiteKnight, Square::d3, Square::c5}}, {}}));
    EXPECT_EQ(motion.arriving(), chess::Bitboard{Square::c5});
}

TEST(Animation, ATakeBackSlidesInReverse)
{
    const Diagram before = playDiagram();
    const Motion motion = motionBetween(afterMove(before, Square::d3, Square::c5).pieces, before.pieces);
    EXPECT_EQ(motion, (Motion{{{whiteKnight, Square::c5, Square::d3}}, {}}));
}

TEST(Animation, ACapturedPieceFades)
{
    const Diagram before = playDiagram();
    const Motion motion = motionBetween(before.pieces, afterMove(before, Square::e4, Square::f5).pieces);
    EXPECT_EQ(motion, (Motion{{{whiteKing, Square::e4, Square::f5}}, {{blackKnight, Square::f5}}}));
}

TEST(Animation, AMoveAndItsReplySlideTogether)
{
    const Diagram before = playDiagram();
    const Diagram move = afterMove(before, Square::d3, Square::c5);
    const Motion motion = motionBetween(before.pieces, afterMove(move, Square::e6, Square::d6).pieces);
    EXPECT_EQ(motion.slides.size(), 2U);
    EXPECT_TRUE(motion.fades.empty());
}

TEST(Animation, TheNearerOfTwoEqualPiecesSlides)
{
    const chess::Board before = piecesOn({{Square::a1, whiteKnight}, {Square::h8, whiteKnight}});
    const chess::Board after = piecesOn({{Square::a1, whiteKnight}, {Square::g6, whiteKnight}});
    EXPECT_EQ(motionBetween(before, after), (Motion{{{whiteKnight, Square::h8, Square::g6}}, {}}));
}

TEST(Animation, APromotionSlidesTheNewPiece)
{
    const chess::Piece pawn{chess::Color::white, chess::Role::pawn};
    const chess::Piece queen{chess::Color::white, chess::Role::queen};
    const Motion motion = motionBetween(piecesOn({{Square::b7, pawn}}), piecesOn({{Square::b8, queen}}));
    EXPECT_EQ(motion, (Motion{{{queen, Square::b7, Square::b8}}, {}}));
}

TEST(Animation, APieceReplacedOnItsSquareDoesNotSlide)
{
    const Motion motion =
        motionBetween(piecesOn({{Square::e4, whiteKnight}}), piecesOn({{Square::e4, whiteBishop}}));
    EXPECT_TRUE(motion.slides.empty());
}

TEST(Animation, ANewPieceAppearsAtOnce)
{
    EXPECT_TRUE(motionBetween({}, piecesOn({{Square::e4, whiteKnight}})).empty());
}

TEST(Animation, ADropDoesNotSlideButItsReplyDoes)
{
    const Diagram before = playDiagram();
    const Diagram move = afterMove(before, Square::e4, Square::f5);
    const Motion motion = withoutDrop(
        motionBetween(before.pieces, afterMove(move, Square::e6, Square::d6).pieces), Square::e4, Square::f5);
    EXPECT_EQ(motion, (Motion{{{blackKing, Square::e6, Square::d6}}, {}}));
}

} // namespace
} // namespace board
