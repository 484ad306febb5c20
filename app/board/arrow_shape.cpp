// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/arrow_shape.h"

#include <QLineF>
#include <QPainterPathStroker>
#include <QPolygonF>
#include <QTransform>

namespace board {

namespace {

// Lengths as parts of a square.
constexpr qreal shaftWidth = 1.0 / 8;
constexpr qreal startGap = 0.34;
constexpr qreal endGap = 0.08;
constexpr qreal headLength = 0.34;
constexpr qreal headWidth = 0.4;

QPainterPath line(const QList<QPointF>& points, qreal width, bool dashed)
{
    QPainterPath path;
    path.addPolygon(QPolygonF{points});
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    stroker.setCapStyle(Qt::RoundCap);
    stroker.setJoinStyle(Qt::RoundJoin);
    // Round caps make each dash one width longer and each gap one shorter.
    if (dashed)
        stroker.setDashPattern(QList<qreal>{0.9, 2.1});
    return stroker.createStroke(path).simplified();
}

QPainterPath filledHead(qreal tip)
{
    QPainterPath head;
    const qreal round = 0.04;
    head.addPolygon(
        {{{tip - round, 0}, {tip - headLength, headWidth / 2}, {tip - headLength, -headWidth / 2}}});
    head.closeSubpath();
    QPainterPathStroker stroker;
    stroker.setWidth(2 * round);
    stroker.setJoinStyle(Qt::RoundJoin);
    return head.united(stroker.createStroke(head));
}

/// An arrow along the x-axis, in squares.
QPainterPath straightArrow(qreal length, ArrowKind kind)
{
    const qreal tip = length - endGap;
    if (kind == ArrowKind::own) {
        const QPainterPath shaft = line({{startGap, 0}, {tip - shaftWidth / 2, 0}}, shaftWidth, false);
        const QPointF point{tip - shaftWidth / 2, 0};
        const QPointF wing{-headLength + 0.05, headWidth / 2};
        const QPainterPath head =
            line({point + wing, point, point + QPointF{wing.x(), -wing.y()}}, shaftWidth, false);
        return shaft.united(head);
    }
    const qreal shaftEnd = tip - headLength + 0.02;
    const QPainterPath shaft = line({{startGap, 0}, {shaftEnd, 0}}, shaftWidth, kind == ArrowKind::reply);
    return shaft.united(filledHead(tip));
}

} // namespace

QPainterPath arrowShape(QPointF from, QPointF to, qreal squareSize, ArrowKind kind)
{
    const QLineF along{from, to};
    QTransform place;
    place.translate(from.x(), from.y());
    place.rotate(-along.angle());
    place.scale(squareSize, squareSize);
    return place.map(straightArrow(along.length() / squareSize, kind));
}

} // namespace board
