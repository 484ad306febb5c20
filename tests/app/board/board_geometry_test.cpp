// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/board_geometry.h"

#include <cmath>
#include <gtest/gtest.h>

#include "diagrams.h"

namespace board {
namespace {

using chess::Color;
using chess::Square;

constexpr qreal tiny = 1e-6;

bool isWhole(qreal value)
{
    return std::abs(value - std::round(value)) < tiny;
}

/// Parameters: scale factor, side at the bottom, offset in the window.
class AllGeometries : public ::testing::TestWithParam<std::tuple<qreal, Color, QPoint>> {
protected:
    BoardGeometry geometry(int size, bool coordinates = true) const
    {
        const auto [ratio, bottom, offset] = GetParam();
        return BoardGeometry{{.size = {size, size},
                              .devicePixelRatio = ratio,
                              .windowOffset = offset,
                              .textPixels = 13,
                              .coordinates = coordinates,
                              .bottom = bottom}};
    }
    qreal ratio() const { return std::get<0>(GetParam()); }
    QPointF onScreen(QPointF place) const { return (place + std::get<2>(GetParam())) * ratio(); }
};

INSTANTIATE_TEST_SUITE_P(, AllGeometries,
                         ::testing::Combine(::testing::Values(1.0, 1.25, 1.5, 2.0, 3.0),
                                            ::testing::Values(Color::white, Color::black),
                                            ::testing::Values(QPoint{}, QPoint{17, 31})));

// Fault 52
TEST_P(AllGeometries, SquaresAreWholePixelsOfTheScreenAndEqual)
{
    for (int size = 240; size <= 2000; ++size) {
        const BoardGeometry geometry = this->geometry(size);
        for (const Square square : {Square::a1, Square::e4, Square::h8}) {
            const QRectF place = geometry.square(square);
            const QPointF corner = onScreen(place.topLeft());
            ASSERT_TRUE(isWhole(corner.x()) && isWhole(corner.y())) << size;
            ASSERT_NEAR(place.width() * ratio(), geometry.squarePixels(), tiny) << size;
            ASSERT_NEAR(place.height() * ratio(), geometry.squarePixels(), tiny) << size;
        }
    }
}

TEST_P(AllGeometries, BoardAndCoordinatesStayInsideTheWidget)
{
    for (int size = 240; size <= 2000; ++size) {
        const BoardGeometry geometry = this->geometry(size);
        const QRectF widget = QRectF{0, 0, qreal(size), qreal(size)}.adjusted(-tiny, -tiny, tiny, tiny);
        ASSERT_TRUE(widget.contains(geometry.board())) << size;
        ASSERT_TRUE(widget.contains(geometry.fileLabel(0)) && widget.contains(geometry.fileLabel(7))) << size;
        ASSERT_TRUE(widget.contains(geometry.rankLabel(0)) && widget.contains(geometry.rankLabel(7))) << size;
        ASSERT_FALSE(geometry.board().intersects(geometry.fileLabel(3).adjusted(1, 1, -1, -1))) << size;
        ASSERT_FALSE(geometry.board().intersects(geometry.rankLabel(3).adjusted(1, 1, -1, -1))) << size;
    }
}

TEST_P(AllGeometries, CoordinatesAreReadableAndFitTheirMargin)
{
    for (int size = 240; size <= 2000; ++size) {
        const BoardGeometry geometry = this->geometry(size);
        ASSERT_GE(geometry.labelPixels(), 10) << size;
        ASSERT_LE(geometry.labelPixels(), std::max(13.0, geometry.squareSize() / 4)) << size;
        ASSERT_GE(geometry.fileLabel(0).height(), geometry.labelPixels() * 1.5) << size;
    }
}

TEST_P(AllGeometries, LittleSpaceIsWasted)
{
    for (int size = 240; size <= 2000; ++size) {
        const BoardGeometry geometry = this->geometry(size, false);
        ASSERT_GT(geometry.board().width() * ratio(), size * ratio() - 10) << size;
    }
}

/// Visits the screen pixels along both diagonals and the edges of all squares.
// Fault 52
TEST_P(AllGeometries, EveryPixelBelongsToTheSquarePaintedThere)
{
    for (const int size : {240, 241, 333, 480, 577, 900, 1234, 2000}) {
        const BoardGeometry geometry = this->geometry(size);
        const int side = geometry.squarePixels();
        for (const Square square : chess::all_squares) {
            const QPointF corner = geometry.square(square).topLeft();
            for (const int pixel : {0, 1, side / 2, side - 2, side - 1}) {
                for (const int other : {0, side / 2, side - 1}) {
                    const QPointF start = corner + QPointF{qreal(pixel), qreal(other)} / ratio();
                    const QPointF middle = start + QPointF{0.5, 0.5} / ratio();
                    ASSERT_EQ(geometry.squareAt(start), square) << size;
                    ASSERT_EQ(geometry.squareAt(middle), square) << size;
                }
            }
        }
    }
}

TEST_P(AllGeometries, EveryPixelOfASmallBoardIsHitExactly)
{
    const BoardGeometry geometry = this->geometry(240);
    const int pixels = static_cast<int>(240 * ratio());
    const QPointF offset = std::get<2>(GetParam());
    const QPointF first = {std::ceil(offset.x() * ratio()), std::ceil(offset.y() * ratio())};
    for (int y = 0; y < pixels; ++y) {
        for (int x = 0; x < pixels; ++x) {
            const QPointF place = (first + QPointF{x + 0.5, y + 0.5}) / ratio() - offset;
            const auto square = geometry.squareAt(place);
            ASSERT_EQ(square.has_value(), geometry.board().contains(place)) << x << ' ' << y;
            ASSERT_TRUE(!square || geometry.square(*square).contains(place)) << x << ' ' << y;
        }
    }
}

TEST_P(AllGeometries, PositionsOutsideTheBoardHaveNoSquare)
{
    const BoardGeometry geometry = this->geometry(480);
    const QRectF board = geometry.board();
    const qreal half = 0.5 / ratio();
    EXPECT_FALSE(geometry.squareAt(board.topLeft() - QPointF{half, 0}));
    EXPECT_FALSE(geometry.squareAt(board.topLeft() - QPointF{0, half}));
    EXPECT_FALSE(geometry.squareAt(board.bottomRight() + QPointF{half, half}));
    EXPECT_FALSE(geometry.squareAt({-5000, 100}));
}

BoardGeometry plain(Color bottom)
{
    return BoardGeometry{{.size = {500, 500}, .bottom = bottom}};
}

TEST(BoardGeometry, WhiteAtTheBottomHasA1AtTheBottomLeft)
{
    const BoardGeometry geometry = plain(Color::white);
    EXPECT_EQ(geometry.square(Square::a1).bottomLeft(), geometry.board().bottomLeft());
    EXPECT_EQ(geometry.square(Square::h8).topRight(), geometry.board().topRight());
}

TEST(BoardGeometry, BlackAtTheBottomHasH8AtTheBottomLeft)
{
    const BoardGeometry geometry = plain(Color::black);
    EXPECT_EQ(geometry.square(Square::h8).bottomLeft(), geometry.board().bottomLeft());
    EXPECT_EQ(geometry.square(Square::a1).topRight(), geometry.board().topRight());
}

TEST(BoardGeometry, LabelsAreAlignedWithTheirFilesAndRanks)
{
    for (const Color bottom : chess::all_colors) {
        const BoardGeometry geometry = plain(bottom);
        for (int i = 0; i < 8; ++i) {
            EXPECT_EQ(geometry.fileLabel(i).center().x(),
                      geometry.square(chess::square_at(i, 3)).center().x());
            EXPECT_EQ(geometry.rankLabel(i).center().y(),
                      geometry.square(chess::square_at(3, i)).center().y());
        }
    }
}

TEST(BoardGeometry, ALineIsNeverThinnerThanAPixel)
{
    const BoardGeometry geometry{{.size = {240, 240}, .devicePixelRatio = 1.5}};
    EXPECT_NEAR(geometry.lineWidth(0.0001) * 1.5, 1, tiny);
    EXPECT_TRUE(isWhole(geometry.lineWidth(0.07) * 1.5));
}

TEST(BoardGeometry, TheBoardIsCentredHorizontallyAndTopAligned)
{
    const BoardGeometry wide{{.size = {900, 400}, .coordinates = false}};
    EXPECT_NEAR(wide.board().center().x(), 450, 1);
    const BoardGeometry tall{{.size = {400, 900}, .coordinates = false}};
    EXPECT_EQ(tall.board().top(), 0);
}

TEST(BoardGeometry, AnEmptyWidgetHasAValidGeometry)
{
    const BoardGeometry geometry{{.size = {0, 0}}};
    EXPECT_GE(geometry.squarePixels(), 1);
    EXPECT_FALSE(geometry.squareAt({-1, -1}));
}

} // namespace
} // namespace board
