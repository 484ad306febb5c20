// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/stroke.h"

#include <QtMath>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>
#include <vector>

namespace board {

namespace {

/// Returns the start and the end of each dash along a line; one dash over the whole length if `dashes` is
/// empty.
std::vector<std::pair<qreal, qreal>> dashesAlong(qreal length, const QList<qreal>& dashes, qreal width,
                                                 qreal offset)
{
    if (dashes.empty())
        return {{0, length}};
    const qreal period = (dashes[0] + dashes[1]) * width;
    std::vector<std::pair<qreal, qreal>> parts;
    // A last gap that is shorter only by rounding must not add a dash.
    const qreal last = length - period / 1000;
    for (qreal start = -offset * width; start < last; start += period) {
        const std::pair part{std::max(start, 0.0), std::min(start + dashes[0] * width, length)};
        if (part.first < part.second)
            parts.push_back(part);
    }
    return parts;
}

} // namespace

QList<qreal> dashesOf(Stroke stroke, qreal length, qreal width)
{
    if (stroke == Stroke::solid || stroke == Stroke::hollow)
        return {};
    const qreal dash = stroke == Stroke::dotted ? 0.01 : stroke == Stroke::dashed ? 1.4 : 3.5;
    const qreal period = stroke == Stroke::dotted ? 1.7 : stroke == Stroke::dashed ? 3.5 : 6.0;
    const qreal times = std::max(1.0, std::round(length / width / period));
    return {dash, std::max(1.0, length / width / times - dash)};
}

QPainterPath dashedLine(const QLineF& line, const QList<qreal>& dashes, qreal width, qreal offset)
{
    QPainterPath path;
    for (const auto& [start, end] : dashesAlong(line.length(), dashes, width, offset)) {
        path.moveTo(line.pointAt(start / line.length()));
        path.lineTo(line.pointAt(end / line.length()));
    }
    return path;
}

QPainterPath dashedCircle(QPointF center, qreal radius, const QList<qreal>& dashes, qreal width)
{
    const QRectF box{center - QPointF{radius, radius}, center + QPointF{radius, radius}};
    QPainterPath path;
    if (dashes.empty()) {
        path.addEllipse(box);
        return path;
    }
    // Qt counts angles anticlockwise.
    const auto angle = [radius](qreal length) { return -qRadiansToDegrees(length / radius); };
    for (const auto& [start, end] : dashesAlong(2 * std::numbers::pi * radius, dashes, width, 0)) {
        path.arcMoveTo(box, angle(start));
        path.arcTo(box, angle(start), angle(end - start));
    }
    return path;
}

} // namespace board
