// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/own_marks.h"

#include <gtest/gtest.h>

#include "diagrams.h"

namespace board {
namespace {

using chess::Square;

void draw(OwnMarks& marks, Square from, std::optional<Square> to)
{
    marks.press(from);
    marks.move(to);
    marks.release(to);
}

TEST(OwnMarks, AClickTogglesACircle)
{
    OwnMarks marks;
    draw(marks, Square::e4, Square::e4);
    EXPECT_EQ(marks.circles(), (std::vector<Mark>{{MarkKind::greenCircle, {Square::e4}}}));
    draw(marks, Square::e4, Square::e4);
    EXPECT_TRUE(marks.empty());
}

TEST(OwnMarks, ADragTogglesAnArrow)
{
    OwnMarks marks;
    draw(marks, Square::e4, Square::h7);
    EXPECT_EQ(marks.arrows(), (std::vector<Arrow>{{Square::e4, Square::h7, ArrowKind::green}}));
    draw(marks, Square::e4, Square::h7);
    EXPECT_TRUE(marks.empty());
}

TEST(OwnMarks, AnotherPenReplacesAMark)
{
    OwnMarks marks;
    const auto drawWith = [&](Pen pen, Square to) {
        marks.press(Square::e4, pen);
        marks.move(to);
        marks.release(to);
    };
    drawWith(Pen::green, Square::e4);
    drawWith(Pen::blue, Square::e4);
    EXPECT_EQ(marks.circles(), (std::vector<Mark>{{MarkKind::blueCircle, {Square::e4}}}));
    drawWith(Pen::green, Square::h7);
    drawWith(Pen::red, Square::h7);
    EXPECT_EQ(marks.arrows(), (std::vector<Arrow>{{Square::e4, Square::h7, ArrowKind::red}}));
    drawWith(Pen::red, Square::h7);
    drawWith(Pen::blue, Square::e4);
    EXPECT_TRUE(marks.empty());
}

TEST(OwnMarks, AnArrowIsVisibleWhileItIsDrawn)
{
    OwnMarks marks;
    marks.press(Square::e4);
    EXPECT_TRUE(marks.arrows().empty());
    marks.move(Square::e6);
    EXPECT_EQ(marks.arrows().size(), 1U);
    marks.move(std::nullopt);
    EXPECT_TRUE(marks.arrows().empty());
    EXPECT_TRUE(marks.isDrawing());
}

TEST(OwnMarks, AReleaseOffTheBoardDrawsNoMark)
{
    OwnMarks marks;
    draw(marks, Square::e4, std::nullopt);
    EXPECT_TRUE(marks.empty());
    EXPECT_FALSE(marks.isDrawing());
}

TEST(OwnMarks, APressOffTheBoardDrawsNoMark)
{
    OwnMarks marks;
    marks.press(std::nullopt);
    marks.move(Square::e4);
    marks.release(Square::e5);
    EXPECT_TRUE(marks.empty());
}

TEST(OwnMarks, CancelDropsOnlyTheMarkBeingDrawn)
{
    OwnMarks marks;
    draw(marks, Square::a1, Square::a1);
    marks.press(Square::e4);
    marks.move(Square::e6);
    marks.cancel();
    marks.release(Square::e6);
    EXPECT_TRUE(marks.arrows().empty());
    EXPECT_EQ(marks.circles(), (std::vector<Mark>{{MarkKind::greenCircle, {Square::a1}}}));
}

TEST(OwnMarks, ClearRemovesAllMarks)
{
    OwnMarks marks;
    draw(marks, Square::a1, Square::a1);
    draw(marks, Square::a1, Square::b3);
    marks.press(Square::e4);
    marks.clear();
    EXPECT_TRUE(marks.empty());
}

} // namespace
} // namespace board
