// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/arrow_layer.h"

#include <gtest/gtest.h>

namespace board {
namespace {

/// Returns the colour halfway between two squares with one arrow from one to the other.
QColor middleOf(const Arrow& arrow, const BoardGeometry& geometry, const BoardColors& colors)
{
    ArrowLayer layer;
    const QImage picture = layer.picture({arrow}, geometry, colors).toImage();
    const QPointF middle = (geometry.square(arrow.from).center() + geometry.square(arrow.to).center()) / 2;
    return picture.pixelColor((middle - geometry.board().topLeft()).toPoint());
}

TEST(ArrowLayer, AnArrowHasTheColourOfItsBodyInEveryDirection)
{
    const BoardGeometry geometry{{.size = {640, 640}}};
    const BoardColors colors = boardColors(BoardColoring::wood, false);
    for (const chess::Square from :
         {chess::Square::a1, chess::Square::d4, chess::Square::e3, chess::Square::h6}) {
        for (const chess::Square to : chess::all_squares) {
            // Shorter arrows consist only of the head.
            if (king_distance(from, to) < 2)
                continue;
            EXPECT_EQ(middleOf({from, to, ArrowKind::best}, geometry, colors).name(), colors.bestArrow.name())
                << to_string(from) << to_string(to);
        }
    }
}

TEST(ArrowLayer, AShorterArrowLiesOnALongerOne)
{
    const BoardGeometry geometry{{.size = {640, 640}}};
    const BoardColors colors = boardColors(BoardColoring::wood, false);
    const Arrow shorter{chess::Square::a4, chess::Square::b3, ArrowKind::best};
    const Arrow longer{chess::Square::a4, chess::Square::d1, ArrowKind::best};
    ArrowLayer layer;
    const QImage one = layer.picture({shorter, longer}, geometry, colors).toImage();
    EXPECT_EQ(one, layer.picture({longer, shorter}, geometry, colors).toImage());
    EXPECT_NE(one, layer.picture({longer}, geometry, colors).toImage());
}

TEST(ArrowLayer, IsEmptyWithoutArrows)
{
    ArrowLayer layer;
    EXPECT_TRUE(layer.picture({}, BoardGeometry{{.size = {640, 640}}}, {}).isNull());
}

} // namespace
} // namespace board
