// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/row_chart.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "panels/theme.h"

namespace panels {
namespace {

constexpr double rowGap = 6;
constexpr double barHeight = 6;

} // namespace

RowChart::RowChart(ChartModel* model, QWidget* parent) : ChartView{model, parent}
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(model, &QAbstractItemModel::modelReset, this, &QWidget::updateGeometry);
}

double RowChart::rowHeight() const
{
    const auto bars = static_cast<double>(chart().series.size());
    return lineHeight() + bars * (barHeight + 2) + 2 * rowGap;
}

QSize RowChart::sizeHint() const
{
    return {240, static_cast<int>(std::ceil(lineHeight() + rowGap + rowCount() * rowHeight())) + 4};
}

QRectF RowChart::placeOf(int row) const
{
    return {0, lineHeight() + rowGap + row * rowHeight(), static_cast<double>(viewport()->width()),
            rowHeight()};
}

void RowChart::drawHead(QPainter& painter) const
{
    double at = rowGap;
    for (int series = 0; series < static_cast<int>(chart().series.size()); ++series) {
        fillSeries(painter, mirrored({at, (lineHeight() - barHeight) / 2, 18, barHeight}), series);
        at += 18 + rowGap;
        painter.setPen(currentTheme().dim);
        const QString& name = chart().series[series];
        painter.drawText(mirrored({at, 0, viewport()->width() - at, lineHeight()}), Qt::AlignLeft, name);
        at += fontMetrics().horizontalAdvance(name) + 3 * rowGap;
    }
}

void RowChart::drawRow(QPainter& painter, int row) const
{
    const Theme& theme = currentTheme();
    const ChartRow& shown = chart().rows[static_cast<std::size_t>(row)];
    const QRectF place = placeOf(row).adjusted(rowGap, rowGap, -rowGap, -rowGap);
    const double room = place.width() - fontMetrics().horizontalAdvance(shown.brief) - 2 * rowGap;
    const QRectF line{place.left(), place.top(), place.width(), lineHeight()};
    painter.setPen(theme.text);
    painter.drawText(line, Qt::AlignLeft,
                     fontMetrics().elidedText(shown.label, Qt::ElideRight, static_cast<int>(room)));
    painter.setPen(theme.dim);
    painter.drawText(line, Qt::AlignRight, shown.brief);
    double top = line.bottom() + 2;
    int series = 0;
    for (const std::optional<double>& value : shown.values) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.line);
        painter.drawRoundedRect(QRectF{place.left(), top, place.width(), barHeight}, 2, 2);
        const double share = std::clamp(value.value_or(0), 0.0, 1.0);
        if (share > 0)
            fillSeries(painter,
                       mirrored({place.left(), top, std::max(share * place.width(), 3.0), barHeight}),
                       series);
        top += barHeight + 2;
        ++series;
    }
}

void RowChart::draw(QPainter& painter) const
{
    drawHead(painter);
    for (int row = 0; row < rowCount(); ++row)
        drawRow(painter, row);
}

} // namespace panels
