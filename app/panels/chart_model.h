// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QString>
#include <QStringList>
#include <functional>
#include <optional>
#include <vector>

namespace panels {

/// A row of a chart's table: a week, a day, a part.
struct ChartRow {
    QString label; ///< "Week of 9 November"
    QString brief; ///< what stands at its place in the drawing: "9 Nov"
    /// What is drawn, one for each series; nothing where there is none.
    std::vector<std::optional<double>> values;
    /// What the table says, one for each column.
    QStringList cells;

    friend bool operator==(const ChartRow&, const ChartRow&) = default;
};

/// What a chart shows, as numbers to draw and as a table to read.
struct Chart {
    QString title;
    QString note;        ///< what there is to see, in a sentence
    QString rowsAre;     ///< what the labels are: "Week"
    QStringList columns; ///< what the cells are
    QStringList series;  ///< what the values are, for the legend
    std::vector<ChartRow> rows;
    /// Whether the rows lead up to now: the last is looked at first then.
    bool endsNow = false;
    /// How the scale writes a value: "20 %"; and the least distance of two marks on it.
    std::function<QString(double)> scale = {};
    double leastStep = 0;
};

/// A chart as a table that can be read out.
class ChartModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setChart(Chart chart);
    const Chart& chart() const { return chart_; }
    /// A row in words: "9 Nov: Succeeded 12, Failed 3".
    QString wordsOf(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    Chart chart_;
};

} // namespace panels
