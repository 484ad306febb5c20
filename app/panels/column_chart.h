// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/chart_view.h"

namespace panels {

/// The style of the values in a chart over time.
enum class ChartStyle {
    bars,  ///< stacked
    lines, ///< one line per series, with gaps for missing values
};

/// A chart over time: a scale on the left, the rows from left to right, the legend above. The text of a
/// selected row replaces the legend.
class ColumnChart : public ChartView {
    Q_OBJECT

public:
    ColumnChart(ChartModel* model, ChartStyle style, QWidget* parent = nullptr);

protected:
    QRectF placeOf(int row) const override;
    void draw(QPainter& painter) const override;

private:
    /// The layout for the current size and values.
    struct Frame {
        QRectF plot;
        double top = 1; ///< the value at the upper edge
        double step = 1;
        double slot = 1; ///< the width of a row
    };

    Frame frame() const;
    double highest() const;
    QPointF pointOf(const Frame& frame, int row, double value) const;
    void drawScale(QPainter& painter, const Frame& frame) const;
    void drawLabels(QPainter& painter, const Frame& frame) const;
    void drawHead(QPainter& painter, const Frame& frame) const;
    void drawBars(QPainter& painter, const Frame& frame) const;
    void drawLines(QPainter& painter, const Frame& frame, std::size_t series) const;
    void drawSample(QPainter& painter, const QRectF& place, int series) const;

    ChartStyle style_;
};

} // namespace panels
