// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/built_in_pieces.h"

#include <QPainterPath>
#include <QPolygonF>

namespace board {

namespace {

// All coordinates are in a box of 90 by 90.

QPainterPath polygon(const QList<QPointF>& points)
{
    QPainterPath path;
    path.addPolygon(QPolygonF{points});
    path.closeSubpath();
    return path;
}

QPainterPath disc(qreal x, qreal y, qreal radius)
{
    QPainterPath path;
    path.addEllipse(QPointF{x, y}, radius, radius);
    return path;
}

QPainterPath stand()
{
    return polygon({{20, 81}, {20, 72}, {30, 70}, {38, 48}, {52, 48}, {60, 70}, {70, 72}, {70, 81}});
}

QPainterPath tower()
{
    QPainterPath path =
        polygon({{24, 23}, {66, 23}, {66, 36}, {56, 44}, {56, 52}, {34, 52}, {34, 44}, {24, 36}});
    for (const qreal left : {24.0, 40.0, 56.0})
        path.addRect(left, 15, 10, 10);
    path.setFillRule(Qt::WindingFill);
    return path.simplified();
}

QPainterPath crown()
{
    return polygon(
        {{34, 54}, {18, 18}, {32, 34}, {36, 12}, {45, 32}, {54, 12}, {58, 34}, {72, 18}, {56, 54}});
}

QPainterPath crownWithCross()
{
    QPainterPath path = polygon({{34, 54}, {22, 28}, {45, 22}, {68, 28}, {56, 54}});
    path.addRect(42, 6, 6, 18);
    path.addRect(36, 11, 18, 6);
    path.setFillRule(Qt::WindingFill);
    return path.simplified();
}

QPainterPath top(chess::Role role)
{
    switch (role) {
    case chess::Role::pawn:
        return disc(45, 42, 13);
    case chess::Role::knight:
        return polygon({{34, 52}, {40, 38}, {20, 46}, {16, 38}, {34, 18}, {40, 10}, {60, 24}, {64, 60}});
    case chess::Role::bishop:
        return polygon({{45, 10}, {62, 38}, {54, 52}, {36, 52}, {28, 38}})
            .subtracted(polygon({{49, 22}, {53, 26}, {44, 38}, {40, 35}}));
    case chess::Role::rook:
        return tower();
    case chess::Role::queen:
        return crown();
    case chess::Role::king:
        return crownWithCross();
    }
    return {};
}

} // namespace

void drawBuiltInPiece(QPainter& painter, chess::Piece piece, const QRectF& place)
{
    const bool white = piece.color == chess::Color::white;
    const QColor fill{white ? 0xfffdfaf3 : 0xff26221f};
    const QColor line{white ? 0xff2a2320 : 0xffefe6d6};
    const QPainterPath shape = stand().united(top(piece.role));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(place.topLeft());
    painter.scale(place.width() / 90, place.height() / 90);
    painter.setPen(QPen{line, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter.setBrush(fill);
    painter.drawPath(shape);
    painter.restore();
}

} // namespace board
