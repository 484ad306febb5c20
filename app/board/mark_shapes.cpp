// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/mark_shapes.h"

#include <QPolygonF>
#include <QRadialGradient>
#include <array>

namespace board {

namespace {

/// Draws with smooth edges, and leaves the painter as it was.
class SmoothDrawing {
public:
    explicit SmoothDrawing(QPainter& painter) : painter_{painter}
    {
        painter_.save();
        painter_.setRenderHint(QPainter::Antialiasing);
        painter_.setPen(Qt::NoPen);
    }
    ~SmoothDrawing() { painter_.restore(); }
    Q_DISABLE_COPY_MOVE(SmoothDrawing)

private:
    QPainter& painter_;
};

} // namespace

void drawFrame(QPainter& painter, const QRectF& square, qreal logicalWidth, const QColor& color)
{
    const qreal inner = square.height() - 2 * logicalWidth;
    const QSizeF bar{square.width(), logicalWidth};
    const QSizeF post{logicalWidth, inner};
    painter.fillRect(QRectF{square.topLeft(), bar}, color);
    painter.fillRect(QRectF{square.bottomLeft() - QPointF{0, logicalWidth}, bar}, color);
    painter.fillRect(QRectF{square.topLeft() + QPointF{0, logicalWidth}, post}, color);
    painter.fillRect(QRectF{square.topRight() + QPointF{-logicalWidth, logicalWidth}, post}, color);
}

void drawEdges(QPainter& painter, const QRectF& square, Qt::Edges edges, qreal logicalWidth,
               const QColor& color)
{
    const auto draw = [&](Qt::Edge edge, const QRectF& line) {
        if (edges.testFlag(edge))
            painter.fillRect(line, color);
    };
    draw(Qt::TopEdge, {square.topLeft(), QSizeF{square.width(), logicalWidth}});
    draw(Qt::BottomEdge,
         {square.bottomLeft() - QPointF{0, logicalWidth}, QSizeF{square.width(), logicalWidth}});
    draw(Qt::LeftEdge, {square.topLeft(), QSizeF{logicalWidth, square.height()}});
    draw(Qt::RightEdge,
         {square.topRight() - QPointF{logicalWidth, 0}, QSizeF{logicalWidth, square.height()}});
}

void drawRing(QPainter& painter, const QRectF& square, qreal radius, qreal width, const QColor& color)
{
    const SmoothDrawing smooth{painter};
    const qreal side = square.width();
    painter.setPen(QPen{color, width * side});
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(square.center(), radius * side, radius * side);
}

void drawDiamond(QPainter& painter, const QRectF& square, qreal radius, qreal width, const QColor& color)
{
    const SmoothDrawing smooth{painter};
    const qreal side = square.width();
    const QPointF across{radius * side, 0};
    const QPointF up{0, -radius * side};
    painter.setPen(QPen{color, width * side, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin});
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(QPolygonF{QList<QPointF>{square.center() + up, square.center() + across,
                                                 square.center() - up, square.center() - across}});
}

void drawDot(QPainter& painter, const QRectF& square, qreal radius, const QColor& color)
{
    const SmoothDrawing smooth{painter};
    painter.setBrush(color);
    painter.drawEllipse(square.center(), radius * square.width(), radius * square.width());
}

void drawCornerTriangles(QPainter& painter, const QRectF& square, qreal legs, const QColor& color)
{
    const SmoothDrawing smooth{painter};
    painter.setBrush(color);
    const QPointF across{legs * square.width(), 0};
    const QPointF down{0, legs * square.width()};
    const auto triangle = [&](QPointF corner, QPointF along, QPointF away) {
        painter.drawPolygon(QPolygonF{QList<QPointF>{corner, corner + along, corner + away}});
    };
    triangle(square.topLeft(), across, down);
    triangle(square.topRight(), -across, down);
    triangle(square.bottomLeft(), across, -down);
    triangle(square.bottomRight(), -across, -down);
}

void drawHatching(QPainter& painter, const QRectF& square, const QColor& color)
{
    constexpr int lines = 12;
    const SmoothDrawing smooth{painter};
    painter.setClipRect(square, Qt::IntersectClip);
    painter.setPen(QPen{color, 0.025 * square.width()});
    const qreal step = 2 * square.width() / lines;
    for (int i = 0; i < lines; ++i) {
        const QPointF start = square.topLeft() + QPointF{(i + 0.5) * step, 0};
        painter.drawLine(start, start + QPointF{-2, 2} * square.width());
    }
}

void drawGlow(QPainter& painter, const QRectF& square, const QColor& color)
{
    QColor edge = color;
    edge.setAlpha(0);
    QColor middle = color;
    middle.setAlphaF(0.85F);
    QRadialGradient gradient{square.center(), square.width() / 2};
    gradient.setColorAt(0, middle);
    gradient.setColorAt(0.45, middle);
    gradient.setColorAt(1, edge);
    painter.fillRect(square, gradient);
}

} // namespace board
