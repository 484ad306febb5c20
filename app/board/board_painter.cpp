// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/board_painter.h"

#include "board/mark_shapes.h"

namespace board {

namespace {

// Lengths as parts of a square. Rings that can meet on one square have room for each other.
constexpr qreal targetRadius = 0.365;
constexpr qreal targetRadiusAroundMan = 0.465;
constexpr qreal targetWidth = 0.058;
constexpr qreal targetDot = 0.085;
constexpr qreal keyRadius = 0.4;
constexpr qreal keyRadiusAroundMan = 0.475;
constexpr qreal keyWidth = 0.05;
constexpr qreal checkRadius = 0.405;
constexpr qreal checkWidth = 0.045;
constexpr qreal ownRadius = 0.43;
constexpr qreal ownWidth = 0.06;
constexpr qreal destinationDot = 0.15;
constexpr qreal captureLegs = 0.22;
constexpr qreal selectionWidth = 0.065;
constexpr qreal landingWidth = 0.09;
constexpr qreal outlineWidth = 0.05;
constexpr qreal cursorWidth = 0.045;
constexpr qreal lastMoveEdgeWidth = 0.022;
constexpr qreal casingWidth = 1.0 / 50;

constexpr qreal liftedOpacity = 0.3;
constexpr qreal arrowOpacity = 0.75;

bool isDark(chess::Square square)
{
    return chess::is_dark(square);
}

} // namespace

BoardPainter::BoardPainter(QPainter& painter, const BoardGeometry& geometry, const BoardColors& colors,
                           const PieceArt& art, ArrowLayer& arrows)
    : painter_{painter}
    , geometry_{geometry}
    , colors_{colors}
    , art_{art}
    , arrows_{arrows}
{}

void BoardPainter::paint(const Scene& scene, const QRegion& region)
{
    chess::Bitboard visible;
    for (const chess::Square square : chess::all_squares) {
        if (region.intersects(geometry_.square(square).toAlignedRect()))
            visible |= chess::Bitboard{square};
    }
    for (const chess::Square square : visible) {
        paintGround(scene, square);
        paintMan(scene, square);
        paintTopMarks(scene, square);
    }
    paintMotion(scene);
    paintArrows(scene);
    for (const chess::Square square : visible)
        paintFrames(scene, square);
    if (scene.shown.coordinates)
        paintCoordinates(region);
}

void BoardPainter::paintGround(const Scene& scene, chess::Square square)
{
    const QRectF place = geometry_.square(square);
    const bool dark = isDark(square);
    painter_.fillRect(place, dark ? colors_.dark : colors_.light);
    if (scene.shown.lastMove && scene.diagram.lastMove.contains(square)) {
        painter_.fillRect(place, colors_.lastMove);
        drawFrame(painter_, place, geometry_.lineWidth(lastMoveEdgeWidth), colors_.lastMoveEdge.on(dark));
    }
    if (scene.shown.targetCorners)
        paintCornerMarks(scene, square);
    if (scene.shown.keySquares && scene.diagram.keySquares.contains(square))
        paintKeySquare(scene, square);
    if (scene.shown.outlines)
        paintOutlines(scene, square);
    if (scene.diagram.check.contains(square)) {
        drawGlow(painter_, place, colors_.checkGlow);
        drawRing(painter_, place, checkRadius, checkWidth, colors_.danger.on(dark));
    }
}

void BoardPainter::paintCornerMarks(const Scene& scene, chess::Square square)
{
    const QRectF place = geometry_.square(square);
    const bool dark = isDark(square);
    if (scene.diagram.wrongCorners.contains(square))
        drawHatching(painter_, place, colors_.danger.on(dark));
    if (!scene.diagram.targetCorners.contains(square))
        return;
    const bool occupied = scene.diagram.men.occupied().contains(square);
    drawRing(painter_, place, occupied ? targetRadiusAroundMan : targetRadius, targetWidth,
             colors_.accent.on(dark));
    if (!occupied)
        drawDot(painter_, place, targetDot, colors_.accent.on(dark));
}

void BoardPainter::paintKeySquare(const Scene& scene, chess::Square square)
{
    const bool occupied = scene.diagram.men.occupied().contains(square);
    drawDiamond(painter_, geometry_.square(square), occupied ? keyRadiusAroundMan : keyRadius, keyWidth,
                colors_.accent.on(isDark(square)));
}

/// Draws the part of the lines around regions that runs through a square: where its neighbour is outside.
void BoardPainter::paintOutlines(const Scene& scene, chess::Square square)
{
    const int up = geometry_.room().bottom == chess::Color::white ? 1 : -1;
    const auto isOutside = [square](chess::Bitboard region, int files, int ranks) {
        const auto neighbour = offset(square, files, ranks);
        return !neighbour || !region.contains(*neighbour);
    };
    for (const chess::Bitboard region : scene.diagram.outlines) {
        if (!region.contains(square))
            continue;
        Qt::Edges edges;
        edges.setFlag(Qt::TopEdge, isOutside(region, 0, up));
        edges.setFlag(Qt::BottomEdge, isOutside(region, 0, -up));
        edges.setFlag(Qt::RightEdge, isOutside(region, up, 0));
        edges.setFlag(Qt::LeftEdge, isOutside(region, -up, 0));
        drawEdges(painter_, geometry_.square(square), edges, geometry_.lineWidth(outlineWidth),
                  colors_.accent.on(isDark(square)));
    }
}

void BoardPainter::paintMan(const Scene& scene, chess::Square square)
{
    const auto man = scene.diagram.men.piece_at(square);
    if (man && !scene.motion.arriving().contains(square))
        drawMan(*man, geometry_.square(square).topLeft(), scene.lifted == square ? liftedOpacity : 1);
}

void BoardPainter::paintTopMarks(const Scene& scene, chess::Square square)
{
    const QRectF place = geometry_.square(square);
    const bool dark = isDark(square);
    if (scene.shown.destinations && scene.targets.contains(square) && scene.landing != square) {
        if (scene.diagram.men.occupied().contains(square))
            drawCornerTriangles(painter_, place, captureLegs, colors_.accent.on(dark));
        else
            drawDot(painter_, place, destinationDot, colors_.accent.on(dark));
    }
    if (scene.ownCircles.contains(square)) {
        drawRing(painter_, place, ownRadius, ownWidth + 2 * casingWidth, colors_.casing);
        drawRing(painter_, place, ownRadius, ownWidth, colors_.own);
    }
}

void BoardPainter::paintFrames(const Scene& scene, chess::Square square)
{
    const QRectF place = geometry_.square(square);
    const bool dark = isDark(square);
    const qreal selection = geometry_.lineWidth(selectionWidth);
    if (scene.selected == square)
        drawFrame(painter_, place, selection, colors_.accent.on(dark));
    if (scene.landing == square)
        drawFrame(painter_, place, geometry_.lineWidth(landingWidth), colors_.accent.on(dark));
    if (scene.cursor != square)
        return;
    // Inside the frame of a selection, with a gap, so that both can be seen.
    const qreal inset = selection + geometry_.lineWidth(cursorWidth / 2);
    drawFrame(painter_, place.adjusted(inset, inset, -inset, -inset), geometry_.lineWidth(cursorWidth),
              colors_.cursor.on(dark));
}

void BoardPainter::paintMotion(const Scene& scene)
{
    for (const Fade& fade : scene.motion.fades)
        drawMan(fade.man, geometry_.square(fade.square).topLeft(), 1 - scene.progress);
    for (const Slide& slide : scene.motion.slides)
        drawMan(slide.man, slidePlace(geometry_, slide, scene.progress).topLeft(), 1);
}

void BoardPainter::paintArrows(const Scene& scene)
{
    std::vector<Arrow> arrows = scene.diagram.arrows;
    arrows.insert(arrows.end(), scene.ownArrows.begin(), scene.ownArrows.end());
    const QPixmap& picture = arrows_.picture(arrows, geometry_, colors_);
    if (picture.isNull())
        return;
    painter_.setOpacity(arrowOpacity);
    painter_.drawPixmap(geometry_.board().topLeft(), picture);
    painter_.setOpacity(1);
}

void BoardPainter::paintCoordinates(const QRegion& region)
{
    QFont font = painter_.font();
    font.setPixelSize(geometry_.labelPixels());
    painter_.setFont(font);
    painter_.setPen(colors_.coordinates);
    const auto label = [&](const QRectF& place, int letter) {
        if (region.intersects(place.toAlignedRect()))
            painter_.drawText(place, Qt::AlignCenter, QString{QChar{letter}});
    };
    for (int i = 0; i < 8; ++i) {
        label(geometry_.fileLabel(i), u'a' + i);
        label(geometry_.rankLabel(i), u'1' + i);
    }
}

void BoardPainter::drawMan(chess::Piece man, QPointF corner, qreal opacity)
{
    painter_.setOpacity(opacity);
    painter_.drawPixmap(corner,
                        art_.pixmap(man, geometry_.squarePixels(), geometry_.room().devicePixelRatio));
    painter_.setOpacity(1);
}

QRectF slidePlace(const BoardGeometry& geometry, const Slide& slide, qreal progress)
{
    const QRectF from = geometry.square(slide.from);
    const QPointF way = geometry.square(slide.to).topLeft() - from.topLeft();
    return from.translated(way * progress);
}

} // namespace board
