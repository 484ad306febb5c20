// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/board_painter.h"

#include <QImage>
#include <gtest/gtest.h>

#include <set>

#include "diagrams.h"

namespace board {
namespace {

using chess::Bitboard;
using chess::Square;

/// Paints a scene without coordinates on squares of 100 pixels and samples its pixels.
class BoardPainterTest : public ::testing::Test {
protected:
    QImage paint(const QRegion& region = QRect{0, 0, 800, 800}) const
    {
        QImage image{800, 800, QImage::Format_RGB32};
        image.fill(Qt::magenta);
        QPainter painter{&image};
        painter.setClipRegion(region);
        BoardPainter{painter, geometry, colors, art, arrows}.paint(scene, region);
        return image;
    }
    /// Returns the colour at a position in a square, in hundredths from its top left.
    QColor at(Square square, int across, int down) const
    {
        const QPoint corner = geometry.square(square).topLeft().toPoint();
        return paint().pixelColor(corner + QPoint{across, down});
    }
    const QColor& ground(Square square) const { return chess::is_dark(square) ? colors.dark : colors.light; }

    BoardGeometry geometry{{.size = {800, 800}, .coordinates = false}};
    BoardColors colors = boardColors(BoardColoring::wood, false);
    PieceArt art;
    mutable ArrowLayer arrows;
    Scene scene;
};

TEST_F(BoardPainterTest, PaintsEverySquareCompletelyInItsColor)
{
    const QImage image = paint();
    for (const Square square : chess::all_squares) {
        const QPoint corner = geometry.square(square).topLeft().toPoint();
        for (const QPoint place : {QPoint{0, 0}, {99, 0}, {0, 99}, {99, 99}, {50, 50}})
            ASSERT_EQ(image.pixelColor(corner + place), ground(square)) << chess::to_string(square);
    }
}

TEST_F(BoardPainterTest, AnAlwaysShownMarkIgnoresItsSwitch)
{
    scene.diagram.marks = {{MarkKind::field, Bitboard{Square::b2}}};
    EXPECT_EQ(at(Square::b2, 50, 1), ground(Square::b2)) << "the overlay is off";
    scene.diagram.marks.front().isAlwaysShown = true;
    EXPECT_NE(at(Square::b2, 50, 1), ground(Square::b2));
}

/// The line around a region has the same colour on all squares in every theme, unless its dashes lie on a
/// line of another colour.
TEST_F(BoardPainterTest, AnOutlineHasOneColor)
{
    for (const bool isDarkTheme : {false, true}) {
        colors = boardColors(BoardColoring::wood, isDarkTheme);
        for (const MarkEntry& mark : allMarks) {
            if (mark.shape != MarkShape::outline || mark.wash != nullptr)
                continue;
            scene.shown.marks[switchOf(mark.kind).value_or(mark.kind)] = true;
            scene.diagram.marks = {{mark.kind, {Square::d4, Square::e4}}};
            const QImage image = paint();
            std::set<QRgb> seen;
            for (int x = 300; x < 500; ++x) {
                for (int y = 400; y < 450; ++y)
                    seen.insert(image.pixel(x, y));
            }
            seen.erase(colors.light.rgb());
            seen.erase(colors.dark.rgb());
            EXPECT_EQ(seen.size(), 1U) << mark.word;
            scene.diagram.marks.clear();
        }
    }
}

TEST_F(BoardPainterTest, PaintsOnlyTheRegion)
{
    const QImage image = paint(QRect{100, 100, 100, 100});
    EXPECT_EQ(image.pixelColor(150, 150), ground(Square::b7));
    EXPECT_EQ(image.pixelColor(50, 50), QColor{Qt::magenta});
}

TEST_F(BoardPainterTest, TargetCornersHaveARingWithADot)
{
    scene.diagram.marks = {{MarkKind::targetCorner, {Square::a8, Square::h1}}};
    EXPECT_EQ(at(Square::a8, 50, 50), colors.accent.onLight);
    EXPECT_EQ(at(Square::a8, 86, 50), colors.accent.onLight);
    EXPECT_EQ(at(Square::a8, 70, 50), colors.light);
    EXPECT_EQ(at(Square::h1, 50, 86), colors.accent.onLight);
}

TEST_F(BoardPainterTest, TheRingEnclosesAPiece)
{
    scene.diagram.marks = {{MarkKind::targetCorner, {Square::a8}}};
    scene.diagram.pieces.put(Square::a8, whiteKnight);
    EXPECT_EQ(at(Square::a8, 3, 50), colors.accent.onLight);
    EXPECT_EQ(at(Square::a8, 96, 50), colors.accent.onLight);
}

TEST_F(BoardPainterTest, KeySquaresHaveAHollowDiamond)
{
    scene.diagram.marks = {{MarkKind::keySquare, {Square::a8, Square::b8}}};
    EXPECT_EQ(at(Square::a8, 50, 10), colors.accent.onLight);
    EXPECT_EQ(at(Square::a8, 10, 50), colors.accent.onLight);
    EXPECT_EQ(at(Square::a8, 70, 70), colors.accent.onLight);
    EXPECT_EQ(at(Square::a8, 50, 50), colors.light);
    EXPECT_EQ(at(Square::a8, 14, 14), colors.light);
    EXPECT_EQ(at(Square::b8, 90, 50), colors.accent.onDark);
    scene.shown = allBut(MarkKind::keySquare);
    EXPECT_EQ(at(Square::a8, 50, 10), colors.light);
}

TEST_F(BoardPainterTest, TheDiamondEnclosesAPiece)
{
    scene.diagram.marks = {{MarkKind::keySquare, {Square::a8}}};
    scene.diagram.pieces.put(Square::a8, whiteKnight);
    EXPECT_EQ(at(Square::a8, 4, 50), colors.accent.onLight);
    EXPECT_EQ(at(Square::a8, 50, 97), colors.accent.onLight);
}

TEST_F(BoardPainterTest, WrongCornersAreHatched)
{
    scene.diagram.marks = {{MarkKind::wrongCorner, {Square::a1}}};
    const QImage image = paint();
    const QPoint corner = geometry.square(Square::a1).topLeft().toPoint();
    int changes = 0;
    for (int x = 1; x < 100; ++x) {
        const bool was = image.pixelColor(corner + QPoint{x - 1, 50}).lightness() < 80;
        const bool is = image.pixelColor(corner + QPoint{x, 50}).lightness() < 80;
        changes += was != is ? 1 : 0;
    }
    EXPECT_GE(changes, 10);
    EXPECT_EQ(image.pixelColor(corner + QPoint{105, 50}), colors.light) << "only inside the corner";
}

TEST_F(BoardPainterTest, TheLastMoveIsFilled)
{
    scene.diagram.marks = {{MarkKind::lastMove, {Square::c5, Square::d3}}};
    EXPECT_NE(at(Square::c5, 50, 50), ground(Square::c5));
    EXPECT_NE(at(Square::d3, 10, 10), ground(Square::d3));
    EXPECT_EQ(at(Square::c5, 0, 50), colors.lastMoveEdge.onDark);
}

TEST_F(BoardPainterTest, CheckGlowsWithARing)
{
    scene.diagram.marks = {{MarkKind::check, {Square::e6}}};
    EXPECT_GT(at(Square::e6, 50, 50).red(), at(Square::e6, 50, 50).green() + 60);
    EXPECT_EQ(at(Square::e6, 90, 50), colors.danger.onLight);
    EXPECT_EQ(at(Square::e6, 1, 1), colors.light);
}

TEST_F(BoardPainterTest, SelectionAndLandingAreFramesOfDifferentWidth)
{
    scene.selected = Square::e4;
    scene.landing = Square::f5;
    EXPECT_EQ(at(Square::e4, 3, 50), colors.accent.onLight);
    EXPECT_EQ(at(Square::e4, 8, 50), colors.light);
    EXPECT_EQ(at(Square::f5, 8, 50), colors.accent.onLight);
    EXPECT_EQ(at(Square::f5, 50, 50), colors.light);
}

TEST_F(BoardPainterTest, TheCursorIsAFrameInsideTheSelection)
{
    scene.selected = Square::e4;
    scene.cursor = Square::e4;
    EXPECT_EQ(at(Square::e4, 3, 50), colors.accent.onLight);
    EXPECT_EQ(at(Square::e4, 11, 50), colors.cursor.onLight);
}

TEST_F(BoardPainterTest, DestinationsAreDotsAndCapturesTriangles)
{
    scene.diagram.pieces.put(Square::f5, blackKnight);
    scene.handMarks = {{MarkKind::destination, {Square::f5, Square::f4}}};
    EXPECT_EQ(at(Square::f4, 50, 50), colors.accent.onDark);
    EXPECT_EQ(at(Square::f4, 5, 5), colors.dark);
    for (const QPoint corner : {QPoint{5, 5}, {94, 5}, {5, 94}, {94, 94}})
        EXPECT_EQ(at(Square::f5, corner.x(), corner.y()), colors.accent.onLight);
}

TEST_F(BoardPainterTest, ArrowsCoverSquaresAndPieces)
{
    scene.diagram.pieces.put(Square::d4, blackKing);
    const QColor bare = at(Square::d4, 50, 50);
    scene.diagram.arrows = {{Square::a4, Square::g4, ArrowKind::best}};
    EXPECT_NE(at(Square::d4, 50, 50), bare);
    EXPECT_NE(at(Square::b4, 50, 50), ground(Square::b4));
    EXPECT_EQ(at(Square::b4, 50, 20), ground(Square::b4));
    EXPECT_EQ(at(Square::a4, 50, 50), ground(Square::a4)) << "not in the middle of where it begins";
    EXPECT_EQ(at(Square::h4, 50, 50), ground(Square::h4));
}

TEST_F(BoardPainterTest, ArrowsAreRedrawnOnlyAfterChanges)
{
    const std::vector<Arrow> best{{Square::a4, Square::g4, ArrowKind::best}};
    const qint64 first = arrows.picture(best, geometry, colors).cacheKey();
    EXPECT_EQ(arrows.picture(best, geometry, colors).cacheKey(), first);
    EXPECT_NE(arrows.picture({{Square::a4, Square::g4, ArrowKind::green}}, geometry, colors).cacheKey(),
              first);
    const BoardGeometry flipped{{.size = {800, 800}, .coordinates = false, .bottom = chess::Color::black}};
    const qint64 before = arrows.picture(best, geometry, colors).cacheKey();
    EXPECT_NE(arrows.picture(best, flipped, colors).cacheKey(), before);
    EXPECT_TRUE(arrows.picture({}, geometry, colors).isNull());
}

TEST_F(BoardPainterTest, OwnCirclesAreRings)
{
    scene.handMarks = {{MarkKind::greenCircle, {Square::e4}}};
    EXPECT_EQ(at(Square::e4, 93, 50), colors.greenPen);
    EXPECT_EQ(at(Square::e4, 50, 50), colors.light);
}

TEST_F(BoardPainterTest, ASlidingPieceIsDrawnBetweenTheSquares)
{
    scene.diagram.pieces.put(Square::e8, whiteKnight);
    scene.motion.slides = {{whiteKnight, Square::a8, Square::e8}};
    scene.progress = 0.5;
    EXPECT_EQ(at(Square::e8, 50, 85), colors.light);
    EXPECT_GT(at(Square::c8, 50, 85).lightness(), 240);
}

TEST_F(BoardPainterTest, ALiftedPieceIsPale)
{
    scene.diagram.pieces.put(Square::e4, blackKing);
    const QColor solid = at(Square::e4, 50, 70);
    scene.lifted = Square::e4;
    EXPECT_GT(at(Square::e4, 50, 70).lightness(), solid.lightness() + 60);
}

TEST_F(BoardPainterTest, MarksSwitchedOffAreNotDrawn)
{
    const QImage bare = paint();
    scene.diagram.marks = {{MarkKind::targetCorner, {Square::a8}},
                           {MarkKind::wrongCorner, {Square::a1}},
                           {MarkKind::lastMove, {Square::c5}}};
    scene.handMarks = {{MarkKind::destination, {Square::f4}}};
    EXPECT_NE(paint(), bare);
    for (const MarkKind kind : {MarkKind::targetCorner, MarkKind::lastMove, MarkKind::destination})
        scene.shown.marks[kind] = false;
    EXPECT_EQ(paint(), bare);
}

TEST_F(BoardPainterTest, CoordinatesAreInTheMargin)
{
    geometry = BoardGeometry{{.size = {800, 800}}};
    const QImage with = paint();
    scene.shown.coordinates = false;
    const QImage without = paint();
    EXPECT_NE(with, without);
    const QRect board = geometry.board().toRect();
    EXPECT_EQ(with.copy(board), without.copy(board));
}

// Fault 52
TEST_F(BoardPainterTest, PiecesAreSharpOnEveryScreen)
{
    scene.diagram.pieces.put(Square::e4, whiteKnight);
    for (const qreal ratio : {1.0, 1.25, 1.5, 2.0, 3.0}) {
        geometry = BoardGeometry{{.size = {800, 800}, .devicePixelRatio = ratio, .coordinates = false}};
        QImage image{QSizeF{800 * ratio, 800 * ratio}.toSize(), QImage::Format_RGB32};
        image.setDevicePixelRatio(ratio);
        QPainter painter{&image};
        BoardPainter{painter, geometry, colors, art, arrows}.paint(scene, QRect{0, 0, 800, 800});
        painter.end();
        image.setDevicePixelRatio(1);
        const int side = geometry.squarePixels();
        const QPoint corner = (geometry.square(Square::e4).topLeft() * ratio).toPoint();
        QImage expected{side, side, QImage::Format_RGB32};
        expected.fill(colors.light);
        QPixmap piece = art.pixmap(whiteKnight, side, ratio);
        piece.setDevicePixelRatio(1);
        QPainter{&expected}.drawPixmap(0, 0, piece);
        EXPECT_EQ(image.copy(QRect{corner, expected.size()}), expected) << ratio;
    }
}

} // namespace
} // namespace board
