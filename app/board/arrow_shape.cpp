// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/arrow_shape.h"

#include <QLineF>
#include <QPainterPathStroker>
#include <QPolygonF>
#include <QTransform>
#include <map>
#include <utility>

#include "board/stroke.h"

namespace board {

namespace {

// Lengths in hundredths of a square, because Qt flattens arcs shorter than one unit.
constexpr qreal hundred = 100;
constexpr qreal shaftWidth = 12.5;
constexpr qreal startGap = 34;
constexpr qreal endGap = 8;
constexpr qreal headLength = 34;
constexpr qreal headWidth = 40;

QPainterPath strokeOf(const QPainterPath& line, qreal width, const QList<qreal>& dashes = {})
{
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    stroker.setCapStyle(Qt::RoundCap);
    stroker.setJoinStyle(Qt::RoundJoin);
    if (!dashes.isEmpty())
        stroker.setDashPattern(dashes);
    return stroker.createStroke(line).simplified();
}

QPainterPath line(const QList<QPointF>& points, Stroke stroke)
{
    QPainterPath path;
    path.addPolygon(QPolygonF{points});
    const QPainterPath whole = strokeOf(path, shaftWidth, dashesOf(stroke, path.length(), shaftWidth));
    return stroke == Stroke::hollow ? whole.subtracted(strokeOf(path, hollowShare * shaftWidth)) : whole;
}

QPainterPath filledHead(qreal tip)
{
    QPainterPath head;
    const qreal round = 4;
    head.addPolygon(
        {{{tip - round, 0}, {tip - headLength, headWidth / 2}, {tip - headLength, -headWidth / 2}}});
    head.closeSubpath();
    QPainterPathStroker stroker;
    stroker.setWidth(2 * round);
    stroker.setJoinStyle(Qt::RoundJoin);
    return head.united(stroker.createStroke(head));
}

QPainterPath openHead(qreal tip)
{
    const QPointF point{tip - shaftWidth / 2, 0};
    const QPointF wing{-headLength + 5, headWidth / 2};
    return line({point + wing, point, point + QPointF{wing.x(), -wing.y()}}, Stroke::solid);
}

/// Returns an arrow along the x-axis.
QPainterPath straightArrow(qreal length, const ArrowEntry& entry)
{
    const qreal tip = length - endGap;
    const bool isOpen = entry.head == ArrowHead::open;
    const qreal shaftEnd = isOpen ? tip - shaftWidth / 2 : tip - headLength + 2;
    return line({{startGap, 0}, {shaftEnd, 0}}, entry.stroke)
        .united(isOpen ? openHead(tip) : filledHead(tip));
}

/// Returns `straightArrow()`, computed once for each length and kind, because a comment may contain thousands
/// of arrows.
const QPainterPath& sharedArrow(qreal length, ArrowKind kind)
{
    static std::map<std::pair<int, ArrowKind>, QPainterPath> shapes;
    QPainterPath& shape = shapes[{qRound(length), kind}];
    if (shape.isEmpty())
        shape = straightArrow(length, entryOf(kind));
    return shape;
}

} // namespace

QPainterPath arrowShape(QPointF from, QPointF to, qreal squareSize, ArrowKind kind)
{
    const QLineF along{from, to};
    QTransform place;
    place.translate(from.x(), from.y());
    place.rotate(-along.angle());
    place.scale(squareSize / hundred, squareSize / hundred);
    return place.map(sharedArrow(along.length() / squareSize * hundred, kind));
}

} // namespace board
