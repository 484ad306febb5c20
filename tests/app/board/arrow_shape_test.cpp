// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/arrow_shape.h"

#include <gtest/gtest.h>

namespace board {
namespace {

constexpr qreal squareSide = 80;

TEST(ArrowShape, StartsBesideThePieceAndEndsInTheTargetSquare)
{
    for (const ArrowKind kind : {ArrowKind::best, ArrowKind::reply, ArrowKind::green}) {
        const QRectF bounds = arrowShape({40, 40}, {360, 40}, squareSide, kind).boundingRect();
        EXPECT_GT(bounds.left(), 40 + 0.2 * squareSide);
        EXPECT_GT(bounds.right(), 360 - 0.2 * squareSide);
        EXPECT_LE(bounds.right(), 360 + 0.05 * squareSide);
    }
}

TEST(ArrowShape, IsAnEighthOfASquareWide)
{
    const QPainterPath arrow = arrowShape({40, 40}, {360, 40}, squareSide, ArrowKind::best);
    EXPECT_TRUE(arrow.contains(QPointF{200, 40 + squareSide / 16 - 0.5}));
    EXPECT_FALSE(arrow.contains(QPointF{200, 40 + squareSide / 16 + 0.5}));
}

TEST(ArrowShape, DoesNotCoverThePieceOnItsTarget)
{
    const QRectF target{320, 0, squareSide, squareSide};
    QPainterPath square;
    square.addRect(target);
    const QRectF covered =
        arrowShape({40, 40}, {360, 40}, squareSide, ArrowKind::best).intersected(square).boundingRect();
    EXPECT_FALSE(covered.isEmpty());
    EXPECT_LT(covered.width() * covered.height(), target.width() * target.height() / 3);
}

TEST(ArrowShape, EachKindHasItsOwnShape)
{
    const auto arrow = [](ArrowKind kind) { return arrowShape({40, 40}, {360, 40}, squareSide, kind); };
    const auto gaps = [&](ArrowKind kind) {
        int count = 0;
        for (int x = 80; x < 300; ++x)
            count += arrow(kind).contains(QPointF{qreal(x), 40}) ? 0 : 1;
        return count;
    };
    EXPECT_EQ(gaps(ArrowKind::best), 0);
    EXPECT_GT(gaps(ArrowKind::reply), 20);
    EXPECT_EQ(gaps(ArrowKind::green), 0);
    // The ground is visible inside the open head beside the shaft.
    const QPointF besideShaft{360 - 0.42 * squareSide, 40 + 0.09 * squareSide};
    EXPECT_TRUE(arrow(ArrowKind::best).contains(besideShaft));
    EXPECT_FALSE(arrow(ArrowKind::green).contains(besideShaft));
}

TEST(ArrowShape, PointsInAllDirections)
{
    for (const QPointF to : {QPointF{100, 20}, {20, 100}, {180, 100}, {100, 180}, {180, 180}}) {
        const QRectF bounds = arrowShape({100, 100}, to, squareSide / 2, ArrowKind::best).boundingRect();
        EXPECT_TRUE(bounds.adjusted(-2, -2, 2, 2).intersects(QRectF{to - QPointF{4, 4}, QSizeF{8, 8}}));
    }
}

} // namespace
} // namespace board
