// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/outline.h"

#include <array>
#include <cmath>

#include "board/board_geometry.h"

namespace board {
namespace {

// Lengths as fractions of a square.
constexpr qreal width = 0.05;
constexpr qreal railWidth = 0.026; ///< of each of the two lines of a hollow outline
constexpr qreal dashedInset = 0.085;
constexpr qreal dottedInset = 0.15;
constexpr qreal longDashedInset = 0.215;
constexpr int dashes = 3;     ///< on each side of a square
constexpr int longDashes = 2; ///< likewise
constexpr int dots = 6;       ///< likewise

/// One line along the edges of a region, inset by a given distance. It is filled rectangle by rectangle, so
/// that it is sharp and no part is drawn twice.
class EdgeLine {
public:
    EdgeLine(QPainter& painter, const MarkPlace& place, qreal inset, qreal lineWidth, const QColor& color)
        : painter_{painter}
        , place_{place}
        , inset_{inset}
        , width_{lineWidth}
        , color_{color}
    {}

    /// Draws the line with the given number of dashes on each side of a square; solid if it is 0.
    void draw(int parts = 0)
    {
        constexpr std::array ways{-1, 1};
        for (const int way : ways) {
            drawSide(way, parts, Qt::Horizontal);
            drawSide(way, parts, Qt::Vertical);
        }
        for (const int right : ways) {
            for (const int down : ways)
                drawInnerCorner(right, down);
        }
    }

private:
    /// True if the region continues on a neighbour: along a line of that orientation, and across it.
    bool goesOn(int along, int across, Qt::Orientation line) const
    {
        return line == Qt::Horizontal ? place_.neighbours.has(along, across)
                                      : place_.neighbours.has(across, along);
    }

    /// Draws the side below (1) or above (-1), or on the right or the left.
    void drawSide(int way, int parts, Qt::Orientation line)
    {
        if (goesOn(0, way, line))
            return;
        const qreal side = place_.square.width();
        // Horizontal lines include the corners, vertical lines end short of them.
        const qreal cut = line == Qt::Horizontal ? inset_ : inset_ + width_;
        const qreal start = goesOn(-1, 0, line) ? 0 : cut;
        const qreal end = goesOn(1, 0, line) ? side : side - cut;
        const qreal across = way < 0 ? inset_ : side - inset_ - width_;
        if (parts == 0)
            return fill(start, across, end - start, line);
        // Half a dash at either end: it continues in the next square or around the corner.
        const qreal period = side / parts;
        fill(start, across, period / 4, line);
        for (int i = 1; i < parts; ++i)
            fill((i - 0.25) * period, across, period / 2, line);
        fill(end - period / 4, across, period / 4, line);
    }

    /// Draws the inner corner where the region continues on both sides of a corner but not diagonally.
    void drawInnerCorner(int right, int down)
    {
        const Neighbours& others = place_.neighbours;
        if (!others.has(right, 0) || !others.has(0, down) || others.has(right, down))
            return;
        const qreal side = place_.square.width();
        const qreal reach = inset_ + width_;
        fill(right < 0 ? 0 : side - reach, down < 0 ? inset_ : side - reach, reach, Qt::Horizontal);
        if (inset_ > 0)
            fill(down < 0 ? 0 : side - inset_, right < 0 ? inset_ : side - reach, inset_, Qt::Vertical);
    }

    void fill(qreal along, qreal across, qreal length, Qt::Orientation line)
    {
        const QPointF corner = line == Qt::Horizontal ? QPointF{along, across} : QPointF{across, along};
        const QSizeF size = line == Qt::Horizontal ? QSizeF{length, width_} : QSizeF{width_, length};
        painter_.fillRect(QRectF{place_.square.topLeft() + corner, size}, color_);
    }

    QPainter& painter_;
    const MarkPlace& place_;
    qreal inset_;
    qreal width_;
    QColor color_;
};

} // namespace

void drawOutline(QPainter& painter, const MarkPlace& place, Stroke stroke, const QColor& color,
                 const QColor& ground)
{
    const auto pixels = [&](qreal part) {
        return wholePixels(part * place.weight * place.square.width(), place.devicePixelRatio);
    };
    if (stroke == Stroke::hollow) {
        const qreal rail = pixels(railWidth);
        EdgeLine{painter, place, 0, rail, color}.draw();
        EdgeLine{painter, place, 2 * rail, rail, color}.draw();
        return;
    }
    // The insets keep several outlines of the board apart; a sign stands alone.
    const auto draw = [&](qreal part, int parts) {
        const qreal inset = place.isOffBoard || part == 0 ? 0 : pixels(part);
        if (ground.isValid())
            EdgeLine{painter, place, inset, pixels(width), ground}.draw();
        EdgeLine{painter, place, inset, pixels(width), color}.draw(parts);
    };
    if (stroke == Stroke::dashed)
        draw(dashedInset, dashes);
    else if (stroke == Stroke::longDashed)
        draw(longDashedInset, longDashes);
    else if (stroke == Stroke::dotted)
        draw(dottedInset, dots);
    else
        draw(0, 0);
}

} // namespace board
