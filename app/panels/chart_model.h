// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QString>
#include <QStringList>
#include <functional>
#include <optional>
#include <vector>

namespace panels {

/// A row of a chart's table: a week, a day, a category.
struct ChartRow {
    QString label; ///< "Week of 9 November"
    QString brief; ///< the label in the drawing: "9 Nov"
    /// The values to draw, one for each series; `nullopt` where there is no value.
    std::vector<std::optional<double>> values;
    /// The texts of the table, one for each column.
    QStringList cells;

    friend bool operator==(const ChartRow&, const ChartRow&) = default;
};

/// The content of a chart, as numbers to draw and as a table to read.
struct Chart {
    QString title;
    QString note;        ///< a summary in one sentence
    QString rowsAre;     ///< the header of the labels: "Week"
    QStringList columns; ///< the headers of the cells
    QStringList series;  ///< the names of the series, for the legend
    std::vector<ChartRow> rows;
    /// True if the rows end with the present, so that the last row is of first interest.
    bool endsNow = false;
    /// The format of a value on the scale: "20 %"; and the minimum distance of two marks on it.
    std::function<QString(double)> scale = {};
    double leastStep = 0;
};

/// A table model of a chart that screen readers can read.
class ChartModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setChart(Chart chart);
    const Chart& chart() const { return chart_; }
    /// Returns a row as text: "9 Nov: Succeeded 12, Failed 3".
    QString wordsOf(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    Chart chart_;
};

} // namespace panels
