// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/mark_shapes.h"

#include <QFont>
#include <QLineF>
#include <QPen>
#include <QPolygonF>
#include <QRadialGradient>
#include <algorithm>
#include <numbers>

#include "board/board_geometry.h"
#include "board/outline.h"
#include "board/stroke.h"

namespace board {

namespace {

// Lengths as fractions of a square. Rings that can share a square do not overlap.
constexpr qreal targetRadius = 0.365;
constexpr qreal targetRadiusAroundPiece = 0.465;
constexpr qreal targetWidth = 0.058;
constexpr qreal targetDot = 0.085;
constexpr qreal diamondRadius = 0.4;
constexpr qreal diamondRadiusAroundPiece = 0.475;
constexpr qreal diamondWidth = 0.05;
constexpr qreal alarmRadius = 0.405;
constexpr qreal alarmWidth = 0.045;
constexpr qreal circleRadius = 0.435;
constexpr qreal circleWidth = 0.075;
constexpr qreal circleEdge = 0.016;
constexpr qreal destinationDot = 0.15;
constexpr qreal captureLegs = 0.22;
constexpr qreal cornerDot = 0.085;
constexpr qreal cornerDotInset = 0.165;
constexpr qreal cornerDotInsetOnPiece = 0.115;
constexpr qreal throughLineWidth = 0.055;
constexpr qreal zigzagWidth = 0.055;
constexpr QSizeF zigzagSize{0.46, 0.26};
constexpr QRectF tilePlace{0.19, 0.19, 0.62, 0.62};
constexpr QRectF tilePlaceOnPiece{0.54, 0.6, 0.44, 0.38};
constexpr qreal tileCorner = 0.08;
constexpr qreal labelHeight = 0.32;
constexpr qreal labelHeightOnPiece = 0.26;
constexpr qreal fillEdgeWidth = 0.022;
constexpr qreal bracketWidth = 0.07;
constexpr qreal bracketLength = 0.28;
constexpr qreal bracketInset = 0.05;
constexpr qreal hatchingWidth = 0.025;
constexpr qreal hatchingLines = 12;

/// Enables antialiasing, and restores the painter's state on destruction.
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

void drawHatching(QPainter& painter, const QRectF& square, qreal weight, Stroke stroke, const QColor& color)
{
    const qreal lines = hatchingLines / weight;
    const SmoothDrawing smooth{painter};
    painter.setClipRect(square, Qt::IntersectClip);
    QPen pen{color, hatchingWidth * weight * square.width()};
    const QList<qreal> dashes = dashesOf(stroke, 1, hatchingWidth * weight);
    if (!dashes.empty())
        pen.setDashPattern(dashes);
    painter.setPen(pen);
    const qreal step = 2 * square.width() / lines;
    for (qreal line = 0.5; line < lines; ++line) {
        const QPointF start = square.topLeft() + QPointF{line * step, 0};
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

/// Draws a user's circle: the stroke in its colour, with an edge on both sides that keeps it visible on a
/// similar ground. Uses pens, because computing the outline of a stroke takes Qt a hundred times as long.
void drawCircle(QPainter& painter, const QRectF& square, qreal width, const QColor& color, const QColor& edge,
                Stroke stroke)
{
    const QList<qreal> dashes = dashesOf(stroke, 2 * std::numbers::pi * circleRadius, width);
    const qreal side = square.width();
    const QPainterPath path = dashedCircle(square.center(), circleRadius * side, dashes, width * side);
    const auto draw = [&](qreal lineWidth, const QColor& lineColor) {
        const SmoothDrawing smooth{painter};
        painter.strokePath(path, QPen{lineColor, lineWidth * side, Qt::SolidLine, Qt::RoundCap});
    };
    draw(width + 2 * circleEdge, edge);
    draw(width, color);
    if (stroke == Stroke::hollow)
        draw(hollowShare * width, edge);
}

/// Draws a dot in a corner, closer to it on a piece or beside a number.
void drawCornerDot(QPainter& painter, const MarkPlace& place, Qt::Corner corner, const QColor& color)
{
    const SmoothDrawing smooth{painter};
    const qreal side = place.square.width();
    const qreal inset = (place.isOccupied ? cornerDotInsetOnPiece : cornerDotInset) * side;
    const bool isLeft = corner == Qt::TopLeftCorner || corner == Qt::BottomLeftCorner;
    const bool isTop = corner == Qt::TopLeftCorner || corner == Qt::TopRightCorner;
    const QPointF centre{isLeft ? place.square.left() + inset : place.square.right() - inset,
                         isTop ? place.square.top() + inset : place.square.bottom() - inset};
    const qreal radius = cornerDot * side * (1 + place.weight) / 2;
    painter.setBrush(color);
    painter.drawEllipse(centre, radius, radius);
}

/// Draws a line from the centre of the square to its neighbours. At the ends of the row it extends to the
/// border unless a piece stands there.
void drawThroughLine(QPainter& painter, const MarkPlace& place, Stroke stroke, const QColor& color)
{
    const SmoothDrawing smooth{painter};
    const QRectF& square = place.square;
    const auto border = [&](int right, int down) {
        return square.center() + QPointF{right * square.width(), down * square.height()} / 2;
    };
    const auto draw = [&](int right, int down) {
        const QLineF line{square.center(), border(right, down)};
        const qreal width = throughLineWidth * place.weight * square.width();
        const QList<qreal> dashes = dashesOf(stroke, line.length() / width, 1);
        const qreal offset = dashes.isEmpty() ? 0 : dashes.front() / 2;
        painter.strokePath(dashedLine(line, dashes, width, offset),
                           QPen{color, width, Qt::SolidLine, Qt::FlatCap});
    };
    const Neighbours& others = place.neighbours;
    for (const int right : {-1, 0, 1}) {
        for (const int down : {-1, 0, 1}) {
            const bool runsOn = others.has(-right, -down) && !place.isOccupied;
            const bool isAlone = others.empty() && right == down;
            if ((right != 0 || down != 0) && (others.has(right, down) || runsOn || isAlone))
                draw(right, down);
        }
    }
}

void drawZigzag(QPainter& painter, const MarkPlace& place, const QColor& color)
{
    const SmoothDrawing smooth{painter};
    const qreal scale = place.isOccupied ? 0.6 : 1;
    const qreal side = place.square.width();
    const QSizeF size = zigzagSize * scale * side;
    QRectF box{QPointF{}, size};
    box.moveCenter(place.square.center());
    if (place.isOccupied)
        box.moveBottomLeft(place.square.bottomLeft() + QPointF{0.04, -0.035} * side);
    painter.setPen(QPen{color, zigzagWidth * place.weight * side, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin});
    painter.setBrush(Qt::NoBrush);
    const QPointF step{size.width() / 4, 0};
    painter.drawPolyline(QPolygonF{QList<QPointF>{box.topLeft(), box.bottomLeft() + step,
                                                  box.topLeft() + 2 * step + QPointF{0, size.height() / 4},
                                                  box.bottomLeft() + 3 * step, box.topRight()}});
}

/// Draws a text, on a tile if it has a shade.
void drawLabel(QPainter& painter, const MarkPlace& place, const QColor& color)
{
    const SmoothDrawing smooth{painter};
    const qreal side = place.square.width();
    const QRectF& part = place.isOccupied ? tilePlaceOnPiece : tilePlace;
    const QRectF tile{place.square.topLeft() + part.topLeft() * side, part.size() * side};
    if (place.shade) {
        painter.setBrush(heatGround(*place.shade));
        painter.drawRoundedRect(tile, tileCorner * side, tileCorner * side);
    }
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(std::max(1, qRound((place.isOccupied ? labelHeightOnPiece : labelHeight) * side)));
    painter.setFont(font);
    painter.setPen(place.shade ? inkOn(heatGround(*place.shade)) : color);
    painter.drawText(tile, Qt::AlignCenter | Qt::TextDontClip, place.label);
}

/// Draws the corners of a frame, each as two bars that meet.
void drawBrackets(QPainter& painter, const QRectF& square, qreal width, const QColor& color)
{
    const SmoothDrawing smooth{painter};
    const qreal side = square.width();
    const qreal inset = (bracketInset + width / 2) * side;
    const QRectF frame = square.adjusted(inset, inset, -inset, -inset);
    const QPointF across{bracketLength * side, 0};
    const QPointF down{0, bracketLength * side};
    painter.setPen(QPen{color, width * side, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin});
    painter.setBrush(Qt::NoBrush);
    const auto corner = [&](QPointF at, QPointF along, QPointF away) {
        painter.drawPolyline(QPolygonF{QList<QPointF>{at + along, at, at + away}});
    };
    corner(frame.topLeft(), across, down);
    corner(frame.topRight(), -across, down);
    corner(frame.bottomLeft(), across, -down);
    corner(frame.bottomRight(), -across, -down);
}

void drawRingWithDot(QPainter& painter, const MarkPlace& place, const QColor& color)
{
    drawRing(painter, place.square, place.isOccupied ? targetRadiusAroundPiece : targetRadius,
             targetWidth * place.weight, color);
    if (!place.isOccupied)
        drawDot(painter, place.square, targetDot, color);
}

void drawDotOrTriangles(QPainter& painter, const MarkPlace& place, const QColor& color)
{
    if (place.isOccupied)
        drawCornerTriangles(painter, place.square, captureLegs, color);
    else
        drawDot(painter, place.square, destinationDot, color);
}

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

void drawMark(QPainter& painter, const MarkEntry& mark, const MarkPlace& place, const BoardColors& colors)
{
    const QRectF& square = place.square;
    const QColor& ink = inkOf(mark, colors, place.isDark);
    const QColor& lines = place.isOffBoard ? ink : lineColorOf(mark, colors, place.isDark);
    const QColor wash = mark.wash != nullptr ? colors.*mark.wash : QColor{};
    const auto line = [&](qreal part) {
        return wholePixels(part * place.weight * square.width(), place.devicePixelRatio);
    };
    switch (mark.shape) {
    case MarkShape::fill:
        painter.fillRect(square, wash);
        return drawFrame(painter, square, line(fillEdgeWidth), ink);
    case MarkShape::hatching:
        return drawHatching(painter, square, place.weight, mark.stroke, lines);
    case MarkShape::ringWithDot:
        return drawRingWithDot(painter, place, ink);
    case MarkShape::diamond:
        return drawDiamond(painter, square, place.isOccupied ? diamondRadiusAroundPiece : diamondRadius,
                           diamondWidth * place.weight, ink);
    case MarkShape::outline:
        return drawOutline(painter, place, mark.stroke, lines, place.isOffBoard ? QColor{} : wash);
    case MarkShape::glowingRing:
        drawGlow(painter, square, wash);
        return drawRing(painter, square, alarmRadius, alarmWidth * place.weight, ink);
    case MarkShape::dotOrTriangles:
        return drawDotOrTriangles(painter, place, ink);
    case MarkShape::circle:
        return drawCircle(painter, square, circleWidth * place.weight, ink, wash, mark.stroke);
    case MarkShape::cornerDot:
        return drawCornerDot(painter, place, mark.corner, lines);
    case MarkShape::throughLine:
        return drawThroughLine(painter, place, mark.stroke, lines);
    case MarkShape::zigzag:
        return drawZigzag(painter, place, lines);
    case MarkShape::label:
        return drawLabel(painter, place, ink);
    case MarkShape::brackets:
        return drawBrackets(painter, square, bracketWidth * place.weight, ink);
    }
}

} // namespace board
