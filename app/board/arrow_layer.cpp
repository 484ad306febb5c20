// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/arrow_layer.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "board/arrow_shape.h"

namespace board {

namespace {

constexpr qreal edgeWidth = 1.0 / 50; // of a square

void drawArrow(QPainter& painter, const Arrow& arrow, const BoardGeometry& geometry,
               const BoardColors& colors)
{
    if (arrow.from == arrow.to)
        return;
    const qreal side = geometry.squareSize();
    const QPainterPath shape = arrowShape(geometry.square(arrow.from).center(),
                                          geometry.square(arrow.to).center(), side, arrow.kind);
    const ArrowEntry& entry = entryOf(arrow.kind);
    // The body covers the inner half of this stroke.
    painter.strokePath(
        shape, QPen{colors.*entry.edge, 2 * edgeWidth * side, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter.fillPath(shape, colors.*entry.body);
}

} // namespace

void drawArrows(QPainter& painter, const std::vector<Arrow>& arrows, const BoardGeometry& geometry,
                const BoardColors& colors)
{
    painter.setRenderHint(QPainter::Antialiasing);
    // A longer one on the same line would cover the head of a shorter one.
    std::vector<Arrow> longestFirst = arrows;
    std::ranges::stable_sort(longestFirst, std::greater{},
                             [](const Arrow& arrow) { return king_distance(arrow.from, arrow.to); });
    for (const Arrow& arrow : longestFirst)
        drawArrow(painter, arrow, geometry, colors);
}

const QPixmap& ArrowLayer::picture(const std::vector<Arrow>& arrows, const BoardGeometry& geometry,
                                   const BoardColors& colors)
{
    Subject subject{arrows, geometry.room(), colors};
    if (subject_ == subject)
        return picture_;
    subject_ = std::move(subject);
    picture_ = {};
    if (arrows.empty())
        return picture_;
    const int pixels = 8 * geometry.squarePixels();
    picture_ = QPixmap{pixels, pixels};
    picture_.setDevicePixelRatio(geometry.room().devicePixelRatio);
    picture_.fill(Qt::transparent);
    QPainter painter{&picture_};
    painter.translate(-geometry.board().topLeft());
    drawArrows(painter, arrows, geometry, colors);
    return picture_;
}

} // namespace board
