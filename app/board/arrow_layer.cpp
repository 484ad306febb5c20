// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/arrow_layer.h"

#include <QPainter>
#include <utility>

#include "board/arrow_shape.h"

namespace board {

namespace {

constexpr qreal casingWidth = 1.0 / 50; // of a square

const QColor& bodyColor(ArrowKind kind, const BoardColors& colors)
{
    switch (kind) {
    case ArrowKind::reply:
        return colors.replyArrow;
    case ArrowKind::own:
        return colors.own;
    case ArrowKind::best:
        break;
    }
    return colors.bestArrow;
}

void drawArrow(QPainter& painter, const Arrow& arrow, const BoardGeometry& geometry,
               const BoardColors& colors)
{
    if (arrow.from == arrow.to)
        return;
    const qreal side = geometry.squareSize();
    const QPainterPath shape = arrowShape(geometry.square(arrow.from).center(),
                                          geometry.square(arrow.to).center(), side, arrow.kind);
    // The inner half of this line goes under the body.
    painter.strokePath(
        shape, QPen{colors.casing, 2 * casingWidth * side, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter.fillPath(shape, bodyColor(arrow.kind, colors));
}

} // namespace

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
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-geometry.board().topLeft());
    for (const Arrow& arrow : arrows)
        drawArrow(painter, arrow, geometry, colors);
    return picture_;
}

} // namespace board
