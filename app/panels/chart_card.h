// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

#include "panels/card.h"
#include "panels/chart_model.h"

namespace panels {

/// A card with a chart: its title, what there is to see in it, and the drawing or, instead, its table.
class ChartCard : public Card {
    Q_OBJECT

public:
    /// Takes the drawing of the model's chart as a child.
    ChartCard(ChartModel* model, QWidget* drawing, QWidget* parent = nullptr);

    void setChart(const Chart& chart);
    const Chart& chart() const { return model_->chart(); }
    /// Whether its table stands in the drawing's place.
    void showTable(bool isTable);
    QTableView* table() const { return table_; }

private:
    /// Scrolls the table to what is looked at first.
    void showFirst();

    ChartModel* model_;
    QWidget* drawing_;
    QLabel* title_;
    QLabel* note_;
    QTableView* table_;
};

} // namespace panels
