// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/chart_view.h"

namespace panels {

/// A chart of shares from 0 to 1, one row below another: the label, a short text at the other end, and below
/// them a bar for each share.
class RowChart : public ChartView {
    Q_OBJECT

public:
    explicit RowChart(ChartModel* model, QWidget* parent = nullptr);

    /// Returns a size with the total height of all rows.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    QRectF placeOf(int row) const override;
    void draw(QPainter& painter) const override;

private:
    double rowHeight() const;
    void drawHead(QPainter& painter) const;
    void drawRow(QPainter& painter, int row) const;
};

} // namespace panels
