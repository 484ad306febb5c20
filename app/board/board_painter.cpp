// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/board_painter.h"

#include <QPaintEngine>

#include <algorithm>
#include <iterator>
#include <utility>

#include "board/mark_shapes.h"

namespace board {

namespace {

// Lengths as fractions of a square.
constexpr qreal selectionWidth = 0.065;
constexpr qreal landingWidth = 0.09;
constexpr qreal cursorWidth = 0.045;

constexpr qreal liftedOpacity = 0.3;
constexpr qreal arrowOpacity = 0.75;

/// Returns the visible marks, the lowest layer first.
std::vector<Mark> layeredMarks(const Scene& scene)
{
    std::vector<Mark> marks;
    for (const std::vector<Mark>& some : {scene.diagram.marks, scene.handMarks}) {
        std::ranges::copy_if(some, std::back_inserter(marks),
                             [&](const Mark& mark) { return scene.shown.marks.shows(mark); });
    }
    std::ranges::stable_sort(marks, {}, [](const Mark& mark) {
        return std::pair{entryOf(mark.kind).layer, mark.kind};
    });
    return marks;
}

bool isLabel(MarkKind kind)
{
    return entryOf(kind).shape == MarkShape::label;
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
    const std::vector<Mark> marks = layeredMarks(scene);
    for (const chess::Square square : visible)
        paintSquare(scene, marks, square);
    paintMotion(scene);
    paintArrows(scene);
    for (const chess::Square square : visible)
        paintFrames(scene, square);
    if (scene.shown.coordinates)
        paintCoordinates(region);
}

void BoardPainter::paintSquare(const Scene& scene, const std::vector<Mark>& marks, chess::Square square)
{
    MarkPlace place{.square = geometry_.square(square),
                    .devicePixelRatio = geometry_.room().devicePixelRatio,
                    .isDark = is_dark(square)};
    painter_.fillRect(place.square, place.isDark ? colors_.dark : colors_.light);
    const bool hasPiece = scene.diagram.pieces.occupied().contains(square);
    const bool hasLabel = std::ranges::any_of(
        marks, [&](const Mark& mark) { return isLabel(mark.kind) && mark.squares.contains(square); });
    const auto paintMarks = [&](bool abovePiece) {
        for (const Mark& mark : marks) {
            const MarkEntry& entry = entryOf(mark.kind);
            if (!mark.squares.contains(square) || (entry.layer > MarkLayer::pieces) != abovePiece)
                continue;
            place.neighbours = neighboursIn(mark.squares, square);
            place.isOccupied = hasPiece || (hasLabel && !isLabel(mark.kind));
            if (!mark.label.isEmpty()) {
                place.label = mark.label;
                place.shade = mark.shade;
            }
            drawMark(painter_, entry, place, colors_);
        }
    };
    paintMarks(false);
    paintPiece(scene, square);
    paintMarks(true);
}

/// Returns the neighbours of a square that belong to a region, in screen directions.
Neighbours BoardPainter::neighboursIn(chess::Bitboard region, chess::Square square) const
{
    const int way = geometry_.room().bottom == chess::Color::white ? 1 : -1;
    Neighbours neighbours;
    for (const int right : {-1, 0, 1}) {
        for (const int down : {-1, 0, 1}) {
            const auto other = offset(square, way * right, -way * down);
            if (other && other != square && region.contains(*other))
                neighbours.add(right, down);
        }
    }
    return neighbours;
}

void BoardPainter::paintPiece(const Scene& scene, chess::Square square)
{
    const auto piece = scene.diagram.pieces.piece_at(square);
    if (piece && !scene.motion.arriving().contains(square))
        drawPiece(*piece, geometry_.square(square).topLeft(), scene.lifted == square ? liftedOpacity : 1);
}

void BoardPainter::paintFrames(const Scene& scene, chess::Square square)
{
    const QRectF place = geometry_.square(square);
    const bool dark = is_dark(square);
    const qreal selection = geometry_.lineWidth(selectionWidth);
    if (scene.selected == square)
        drawFrame(painter_, place, selection, colors_.accent.on(dark));
    if (scene.landing == square)
        drawFrame(painter_, place, geometry_.lineWidth(landingWidth), colors_.accent.on(dark));
    if (scene.cursor != square)
        return;
    // Inside the frame of a selection, with a gap, so that both remain visible.
    const qreal inset = selection + geometry_.lineWidth(cursorWidth / 2);
    drawFrame(painter_, place.adjusted(inset, inset, -inset, -inset), geometry_.lineWidth(cursorWidth),
              colors_.cursor.on(dark));
}

void BoardPainter::paintMotion(const Scene& scene)
{
    for (const Fade& fade : scene.motion.fades)
        drawPiece(fade.piece, geometry_.square(fade.square).topLeft(), 1 - scene.progress);
    for (const Slide& slide : scene.motion.slides)
        drawPiece(slide.piece, slidePlace(geometry_, slide, scene.progress).topLeft(), 1);
}

void BoardPainter::paintArrows(const Scene& scene)
{
    std::vector<Arrow> arrows = scene.diagram.arrows;
    arrows.insert(arrows.end(), scene.ownArrows.begin(), scene.ownArrows.end());
    painter_.setOpacity(arrowOpacity);
    if (drawsLines()) {
        painter_.save();
        drawArrows(painter_, arrows, geometry_, colors_);
        painter_.restore();
        painter_.setOpacity(1);
        return;
    }
    const QPixmap& picture = arrows_.picture(arrows, geometry_, colors_);
    if (!picture.isNull())
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

/// True if the target is a vector file, where a bitmap would be out of place.
bool BoardPainter::drawsLines() const
{
    return painter_.paintEngine()->type() == QPaintEngine::SVG;
}

void BoardPainter::drawPiece(chess::Piece piece, QPointF corner, qreal opacity)
{
    painter_.setOpacity(opacity);
    const qreal side = geometry_.squareSize();
    if (drawsLines())
        art_.draw(painter_, piece, {corner, QSizeF{side, side}});
    else
        painter_.drawPixmap(corner,
                            art_.pixmap(piece, geometry_.squarePixels(), geometry_.room().devicePixelRatio));
    painter_.setOpacity(1);
}

QRectF slidePlace(const BoardGeometry& geometry, const Slide& slide, qreal progress)
{
    const QRectF from = geometry.square(slide.from);
    const QPointF way = geometry.square(slide.to).topLeft() - from.topLeft();
    return from.translated(way * progress);
}

} // namespace board
