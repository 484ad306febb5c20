// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/column_chart.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "panels/theme.h"

namespace panels {
namespace {

constexpr double columnGap = 6;
constexpr double widestBar = 28;
constexpr double mostGridSteps = 4;
constexpr double roomForDots = 9; ///< narrower rows show only the line, without dots

/// Returns a step of 1, 2 or 5 times a power of ten, at least `least`, such that at most `mostGridSteps`
/// steps fit below the highest value.
double stepUpTo(double highest, double least)
{
    const double rough = std::max(highest / mostGridSteps, least);
    const double power = std::pow(10, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= rough * (1 - 1e-9))
            return factor * power;
    }
    return 10 * power;
}

} // namespace

ColumnChart::ColumnChart(ChartModel* model, ChartStyle style, QWidget* parent)
    : ChartView{model, parent}
    , style_{style}
{}

double ColumnChart::highest() const
{
    double highest = 0;
    for (const ChartRow& row : chart().rows) {
        double sum = 0;
        for (const std::optional<double>& value : row.values) {
            sum = style_ == ChartStyle::bars ? sum + value.value_or(0) : value.value_or(0);
            highest = std::max(highest, sum);
        }
    }
    return highest;
}

ColumnChart::Frame ColumnChart::frame() const
{
    Frame frame;
    const double least = std::max(chart().leastStep, 1e-6);
    frame.step = stepUpTo(std::max(highest(), least), least);
    frame.top = frame.step * std::max(std::ceil(highest() / frame.step - 1e-9), 1.0);
    const double scale = fontMetrics().horizontalAdvance(chart().scale(frame.top)) + columnGap;
    frame.plot = QRectF{viewport()->rect()}.adjusted(scale + columnGap, lineHeight() + 2 * columnGap,
                                                     -columnGap, -lineHeight() - columnGap);
    frame.plot.setWidth(std::max(frame.plot.width(), 1.0));
    frame.slot = frame.plot.width() / std::max(rowCount(), 1);
    return frame;
}

QRectF ColumnChart::placeOf(int row) const
{
    const Frame at = frame();
    return {at.plot.left() + row * at.slot, at.plot.top(), at.slot, at.plot.height()};
}

QPointF ColumnChart::pointOf(const Frame& frame, int row, double value) const
{
    return {frame.plot.left() + (row + 0.5) * frame.slot,
            frame.plot.bottom() - frame.plot.height() * value / frame.top};
}

void ColumnChart::drawScale(QPainter& painter, const Frame& frame) const
{
    const Theme& theme = currentTheme();
    for (double value = 0; value <= frame.top * (1 + 1e-9); value += frame.step) {
        const double y = std::round(pointOf(frame, 0, value).y()) + 0.5;
        painter.setPen(value == 0 ? theme.edge : theme.line);
        painter.drawLine(QPointF{frame.plot.left(), y}, QPointF{frame.plot.right(), y});
        painter.setPen(theme.dim);
        painter.drawText(QRectF{0, y - lineHeight() / 2, frame.plot.left() - columnGap, lineHeight()},
                         Qt::AlignRight | Qt::AlignVCenter | Qt::AlignAbsolute, chart().scale(value));
    }
}

/// Draws the labels of the rows, as many as fit, beginning at the row that is today's: the last or the first.
void ColumnChart::drawLabels(QPainter& painter, const Frame& frame) const
{
    painter.setPen(currentTheme().dim);
    QRectF last;
    for (int i = 0; i < rowCount(); ++i) {
        const int row = chart().endsNow ? rowCount() - 1 - i : i;
        const QString& brief = chart().rows[static_cast<std::size_t>(row)].brief;
        const double width = fontMetrics().horizontalAdvance(brief);
        const double middle = frame.plot.left() + (row + 0.5) * frame.slot;
        const double left = std::clamp(middle - width / 2, 0.0, std::max(frame.plot.right() - width, 0.0));
        const QRectF place{left, frame.plot.bottom() + columnGap, width + 1, lineHeight()};
        if (place.intersects(last.adjusted(-2 * columnGap, 0, 2 * columnGap, 0)))
            continue;
        painter.drawText(place, Qt::AlignLeft, brief);
        last = place;
    }
}

void ColumnChart::drawSample(QPainter& painter, const QRectF& place, int series) const
{
    if (style_ == ChartStyle::bars)
        return fillSeries(painter, place, series);
    painter.setPen(penOfSeries(series));
    painter.drawLine(QPointF{place.left(), place.center().y()}, QPointF{place.right(), place.center().y()});
}

/// Draws the text of the selected row, or else the legend if there is more than one series.
void ColumnChart::drawHead(QPainter& painter, const Frame& frame) const
{
    // Leaves space for the focus frame.
    const QRectF head{columnGap, columnGap / 2, viewport()->width() - 2 * columnGap, lineHeight()};
    if (const QString words = readout(); !words.isEmpty()) {
        painter.setPen(currentTheme().text);
        painter.drawText(head, Qt::AlignLeft,
                         fontMetrics().elidedText(words, Qt::ElideRight, static_cast<int>(head.width())));
        return;
    }
    const double size = style_ == ChartStyle::bars ? 12 : 24;
    double at = isRightToLeft() ? columnGap : frame.plot.left();
    for (int series = 0; series < static_cast<int>(chart().series.size()); ++series) {
        drawSample(painter, mirrored({at, head.center().y() - 6, size, 12}), series);
        at += size + columnGap;
        const QString& name = chart().series[series];
        painter.setPen(currentTheme().dim);
        painter.drawText(mirrored({at, head.top(), head.right() - at, head.height()}), Qt::AlignLeft, name);
        at += fontMetrics().horizontalAdvance(name) + 3 * columnGap;
    }
}

void ColumnChart::drawBars(QPainter& painter, const Frame& frame) const
{
    const double width = std::min(std::max(frame.slot * 0.72, 2.0), widestBar);
    for (int row = 0; row < rowCount(); ++row) {
        double below = 0;
        int series = 0;
        for (const std::optional<double>& value : chart().rows[static_cast<std::size_t>(row)].values) {
            const QPointF foot = pointOf(frame, row, below);
            below += value.value_or(0);
            const QPointF head = pointOf(frame, row, below);
            if (value.value_or(0) > 0)
                fillSeries(painter, {head.x() - width / 2, head.y(), width, foot.y() - head.y()}, series);
            ++series;
        }
    }
}

void ColumnChart::drawLines(QPainter& painter, const Frame& frame, std::size_t series) const
{
    const QPen pen = penOfSeries(static_cast<int>(series));
    const double dot = frame.slot >= roomForDots ? 3 : 0;
    std::optional<QPointF> last;
    for (int row = 0; row < rowCount(); ++row) {
        const std::optional<double>& value = chart().rows[static_cast<std::size_t>(row)].values[series];
        if (!value) {
            last.reset();
            continue;
        }
        const QPointF point = pointOf(frame, row, *value);
        painter.setPen(pen);
        if (last)
            painter.drawLine(*last, point);
        const bool isAlone = !last && dot == 0;
        last = point;
        painter.setPen(QPen{pen.color(), 1.5});
        painter.setBrush(series == 0 ? pen.color() : currentTheme().card);
        if (dot > 0 || isAlone)
            painter.drawEllipse(point, std::max(dot, 2.0), std::max(dot, 2.0));
    }
}

void ColumnChart::draw(QPainter& painter) const
{
    if (rowCount() == 0)
        return;
    const Frame at = frame();
    drawScale(painter, at);
    drawLabels(painter, at);
    drawHead(painter, at);
    if (style_ == ChartStyle::bars)
        return drawBars(painter, at);
    for (std::size_t series = static_cast<std::size_t>(chart().series.size()); series-- > 0;)
        drawLines(painter, at, series);
}

} // namespace panels
