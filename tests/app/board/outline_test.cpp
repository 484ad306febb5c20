// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/outline.h"

#include <QImage>
#include <gtest/gtest.h>

namespace board {
namespace {

const QColor color{Qt::black};

/// Returns a picture of a square of 100 by 100 pixels with the given neighbours, on white.
QImage drawn(Stroke stroke, const std::vector<std::pair<int, int>>& neighbours, const QColor& ground = {})
{
    QImage image{100, 100, QImage::Format_RGB32};
    image.fill(Qt::white);
    QPainter painter{&image};
    MarkPlace place{.square = QRectF{0, 0, 100, 100}};
    for (const auto& [right, down] : neighbours)
        place.neighbours.add(right, down);
    drawOutline(painter, place, stroke, color, ground);
    painter.end();
    return image;
}

bool isDrawn(const QImage& image, int x, int y)
{
    return image.pixelColor(x, y) != QColor{Qt::white};
}

TEST(Outline, DotsAreDrawnOnALineInTheGroundColour)
{
    const QImage image = drawn(Stroke::dotted, {}, Qt::red);
    int dots = 0;
    int gaps = 0;
    for (int x = 20; x < 80; ++x) {
        dots += image.pixelColor(x, 17) == color ? 1 : 0;
        gaps += image.pixelColor(x, 17) == QColor{Qt::red} ? 1 : 0;
    }
    EXPECT_GT(dots, 0);
    EXPECT_GT(gaps, 0);
    EXPECT_EQ(dots + gaps, 60);
}

TEST(Outline, ASignOffTheBoardFillsItsSquare)
{
    for (const Stroke stroke : {Stroke::dashed, Stroke::longDashed, Stroke::dotted}) {
        QImage image{100, 100, QImage::Format_RGB32};
        image.fill(Qt::white);
        QPainter painter{&image};
        drawOutline(painter, {.square = QRectF{0, 0, 100, 100}, .isOffBoard = true, .weight = 2}, stroke,
                    color, {});
        painter.end();
        int drawn = 0;
        for (int x = 0; x < 100; ++x)
            drawn += isDrawn(image, x, 4) ? 1 : 0;
        EXPECT_GT(drawn, 30);
    }
}

TEST(Outline, FollowsTheBorderOfTheRegion)
{
    const QImage alone = drawn(Stroke::solid, {});
    const QImage inARow = drawn(Stroke::solid, {{-1, 0}, {1, 0}});
    for (const auto& [x, y] : {std::pair{50, 1}, {50, 98}}) {
        EXPECT_TRUE(isDrawn(alone, x, y));
        EXPECT_TRUE(isDrawn(inARow, x, y));
    }
    for (const auto& [x, y] : {std::pair{1, 50}, {98, 50}}) {
        EXPECT_TRUE(isDrawn(alone, x, y));
        EXPECT_FALSE(isDrawn(inARow, x, y));
    }
    EXPECT_FALSE(isDrawn(alone, 50, 50));
    EXPECT_TRUE(isDrawn(inARow, 0, 1)) << "it goes on in the next square";
}

/// At an inner corner of the region, the lines of two neighbours meet in the square between them.
TEST(Outline, IsContinuousAtInnerCorners)
{
    const QImage inside =
        drawn(Stroke::hollow, {{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {-1, -1}, {-1, 1}, {1, -1}});
    EXPECT_TRUE(isDrawn(inside, 99, 99));
    EXPECT_TRUE(isDrawn(inside, 92, 99)) << "the inner line";
    EXPECT_TRUE(isDrawn(inside, 99, 92));
    EXPECT_FALSE(isDrawn(inside, 0, 99));
    EXPECT_FALSE(isDrawn(inside, 99, 50));
    const QImage middle =
        drawn(Stroke::hollow, {{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1}});
    EXPECT_FALSE(isDrawn(middle, 99, 99));
}

TEST(Outline, DashesContinueAcrossSquaresAndAroundCorners)
{
    const QImage image = drawn(Stroke::dashed, {{1, 0}});
    const int y = 10;
    EXPECT_TRUE(isDrawn(image, 9, y)) << "at the corner";
    EXPECT_TRUE(isDrawn(image, 9, 14)) << "and around it";
    EXPECT_FALSE(isDrawn(image, 20, y));
    EXPECT_TRUE(isDrawn(image, 33, y));
    EXPECT_FALSE(isDrawn(image, 50, y));
    EXPECT_TRUE(isDrawn(image, 99, y)) << "half a dash, the next square has the other";
    EXPECT_FALSE(isDrawn(image, 1, 50)) << "it keeps away from the border";
}

TEST(Outline, HalfOfADashedSideIsDrawn)
{
    const QImage image = drawn(Stroke::dashed, {{-1, 0}, {1, 0}});
    int pixels = 0;
    for (int x = 0; x < 100; ++x) {
        pixels += isDrawn(image, x, 10) ? 1 : 0;
        EXPECT_EQ(isDrawn(image, x, 10), isDrawn(image, 99 - x, 10)) << x;
    }
    EXPECT_NEAR(pixels, 50, 3);
}

TEST(Outline, AHollowOutlineIsTwoLinesOfOneColor)
{
    const QImage image = drawn(Stroke::hollow, {});
    EXPECT_EQ(image.pixelColor(50, 1), color);
    EXPECT_EQ(image.pixelColor(50, 4), QColor{Qt::white});
    EXPECT_EQ(image.pixelColor(50, 7), color);
}

} // namespace
} // namespace board
