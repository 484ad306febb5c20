// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/teaching_marks.h"

#include "app_fixture.h"

namespace app_test {
namespace {

using board::MarkKind;
using chess::Bitboard;
using chess::Square;

QStringList legendTexts(const char* fen)
{
    QStringList texts;
    for (const panels::LegendEntry& entry : legendOf(teachingMarks(setup_of(fen).board)))
        texts.append(entry.text);
    return texts;
}

TEST(TeachingMarks, BishopAndKnightHaveTheirCorners)
{
    const auto marks = teachingMarks(setup_of(mateIn27).board);
    EXPECT_EQ(squaresOf(marks, MarkKind::targetCorner), (Bitboard{Square::a8, Square::h1}));
    EXPECT_EQ(squaresOf(marks, MarkKind::wrongCorner), (Bitboard{Square::a1, Square::h8}));
    EXPECT_EQ(legendTexts(mateIn27), QStringList{u"Right corners (light): a8, h1"_s});
}

TEST(TeachingMarks, APawnHasItsKeySquaresAndItsSquare)
{
    const auto marks = teachingMarks(setup_of("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1").board);
    EXPECT_EQ(squaresOf(marks, MarkKind::keySquare), (Bitboard{Square::d5, Square::e5, Square::f5}));
    EXPECT_EQ(squaresOf(marks, MarkKind::pawnSquare).size(), 48);
    EXPECT_EQ(legendTexts("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1"),
              (QStringList{u"Key squares: d5, e5, f5"_s, u"Square of the pawn: a3–h8"_s}));
}

TEST(TeachingMarks, APawnHasItsSquareIfOnlyAKingCanCatchIt)
{
    const auto pawnSquare = [](const char* fen) {
        return squaresOf(teachingMarks(setup_of(fen).board), MarkKind::pawnSquare);
    };
    EXPECT_EQ(pawnSquare("4k3/8/8/4P3/8/8/4p3/4K3 w - - 0 1").size(), 4 * 7 + 2 * 3);
    EXPECT_FALSE(pawnSquare("4k3/8/8/8/8/4P3/8/R3K3 w - - 0 1").empty()) << "his own rook is no matter";
    EXPECT_TRUE(pawnSquare("4k2r/8/8/8/8/4P3/8/4K3 w - - 0 1").empty());
    EXPECT_TRUE(pawnSquare("4k2r/8/8/8/8/4P3/8/R3K3 w - - 0 1").empty());
}

TEST(TeachingMarks, AnEscortedPawnHasItsSquareOnlyIfTheOtherKingIsOutside)
{
    const auto hasSquare = [](const char* fen) {
        return !squaresOf(teachingMarks(setup_of(fen).board), MarkKind::pawnSquare).empty();
    };
    EXPECT_FALSE(hasSquare("8/8/4k3/8/4K3/4P3/8/8 b - - 0 1")) << "it is about the opposition";
    EXPECT_FALSE(hasSquare("8/5k2/8/4K3/8/4P3/8/8 w - - 0 1")) << "the king is ahead";
    EXPECT_FALSE(hasSquare("8/8/4p3/4k3/8/4K3/8/8 w - - 0 1")) << "Black's pawn";
    EXPECT_TRUE(hasSquare("8/8/8/PK5k/8/8/8/8 w - - 0 1")) << "the pawn just runs";
    EXPECT_TRUE(hasSquare("8/8/8/P3k3/8/8/8/7K b - - 0 1")) << "nobody goes along";
}

TEST(TeachingMarks, APawnOnTheFirstOrLastRankHasNoMarks)
{
    EXPECT_TRUE(teachingMarks(setup_of("4P3/8/8/8/8/4k3/8/4K3 w - - 0 1").board).empty());
    EXPECT_TRUE(teachingMarks(setup_of(rookEnding).board).empty());
}

} // namespace
} // namespace app_test
