// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/chart_model.h"

#include <utility>

#include "text/phrasing.h"

using namespace Qt::StringLiterals;

namespace panels {
namespace {

/// Breaks a heading of several words into two lines, so that it leaves room for the other columns.
QString onTwoLines(QString heading)
{
    constexpr qsizetype longestLine = 9;
    const qsizetype space = heading.lastIndexOf(u' ', longestLine);
    if (heading.size() > longestLine && space >= 0)
        heading[space] = u'\n';
    return heading;
}

} // namespace

void ChartModel::setChart(Chart chart)
{
    beginResetModel();
    chart_ = std::move(chart);
    endResetModel();
}

QString ChartModel::wordsOf(int row) const
{
    const ChartRow& shown = chart_.rows[static_cast<std::size_t>(row)];
    QStringList cells;
    for (qsizetype i = 0; i < chart_.columns.size(); ++i)
        cells.append(chart_.columns[i] + u' ' + shown.cells[i]);
    return shown.label + u": "_s + text::listed(cells);
}

int ChartModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(chart_.rows.size());
}

int ChartModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : 1 + static_cast<int>(chart_.columns.size());
}

QVariant ChartModel::data(const QModelIndex& index, int role) const
{
    const ChartRow& row = chart_.rows[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole)
        return index.column() == 0 ? row.label : row.cells[index.column() - 1];
    if (role == Qt::ToolTipRole)
        return wordsOf(index.row());
    if (role == Qt::TextAlignmentRole && index.column() > 0)
        return QVariant{Qt::AlignTrailing | Qt::AlignVCenter};
    return {};
}

QVariant ChartModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const QString& heading = section == 0 ? chart_.rowsAre : chart_.columns[section - 1];
    if (role == Qt::DisplayRole)
        return onTwoLines(heading);
    if (role == Qt::AccessibleTextRole)
        return heading;
    if (role == Qt::TextAlignmentRole && section > 0)
        return QVariant{Qt::AlignTrailing | Qt::AlignVCenter};
    return {};
}

} // namespace panels
