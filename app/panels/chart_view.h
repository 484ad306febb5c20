// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

#include "panels/chart_model.h"

namespace panels {

/// A chart of a `ChartModel`, whose rows the pointer and the arrow keys pick out one by one. For a screen
/// reader it is the table that it draws.
class ChartView : public QTableView {
    Q_OBJECT

public:
    explicit ChartView(ChartModel* model, QWidget* parent = nullptr);

    QRect visualRect(const QModelIndex& index) const override;
    QModelIndex indexAt(const QPoint& point) const override;
    void scrollTo(const QModelIndex&, ScrollHint = EnsureVisible) override {}

protected:
    const Chart& chart() const { return model_->chart(); }
    int rowCount() const { return model_->rowCount(); }
    /// Where a row is drawn.
    virtual QRectF placeOf(int row) const = 0;
    virtual void draw(QPainter& painter) const = 0;
    /// A place measured from where lines begin: from the right in a language from right to left.
    QRectF mirrored(const QRectF& place) const;
    /// The height of a line of text.
    double lineHeight() const;
    /// What is said of the row picked out, if one is; else nothing.
    QString readout() const;

    void updateGeometries() override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    int pickedRow() const;
    void pick(int row);

    ChartModel* model_;
    int pointed_ = -1; ///< the row under the pointer
};

/// What the series of charts look like: the first filled, the second hatched, so that colour is not needed.
void fillSeries(QPainter& painter, const QRectF& place, int series);
/// As a line: the first solid, the second dashed.
QPen penOfSeries(int series);

} // namespace panels
