// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

#include "panels/card.h"
#include "panels/chart_model.h"

namespace panels {

/// A card with a chart: a title, a summary, and the drawing or the table in its place.
class ChartCard : public Card {
    Q_OBJECT

public:
    /// Takes ownership of the drawing of the model's chart.
    ChartCard(ChartModel* model, QWidget* drawing, QWidget* parent = nullptr);

    void setChart(const Chart& chart);
    const Chart& chart() const { return model_->chart(); }
    /// Shows the table or the drawing.
    void showTable(bool isTable);
    QTableView* table() const { return table_; }

private:
    /// Scrolls the table to the row of first interest.
    void showFirst();

    ChartModel* model_;
    QWidget* drawing_;
    QLabel* title_;
    QLabel* note_;
    QTableView* table_;
};

} // namespace panels
