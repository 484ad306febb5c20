// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

#include "panels/chart_model.h"

namespace panels {

/// A drawing of a `ChartModel` whose rows can be selected one by one with the pointer or the arrow keys.
/// Screen readers find the table that it draws.
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
    /// Returns the rectangle of a row in the drawing.
    virtual QRectF placeOf(int row) const = 0;
    virtual void draw(QPainter& painter) const = 0;
    /// Returns a rectangle mirrored horizontally in right-to-left languages.
    QRectF mirrored(const QRectF& place) const;
    /// Returns the height of a line of text.
    double lineHeight() const;
    /// Returns the text of the selected row; empty if no row is selected.
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

/// Fills a rectangle in the style of a series: the first solid, the second hatched, so that colour is not
/// required.
void fillSeries(QPainter& painter, const QRectF& place, int series);
/// Returns the pen of a series: the first solid, the second dashed.
QPen penOfSeries(int series);

} // namespace panels
