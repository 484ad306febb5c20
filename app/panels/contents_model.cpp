// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/contents_model.h"

#include <QFont>
#include <utility>

#include "panels/theme.h"
#include "panels/tone_color.h"

using namespace Qt::StringLiterals;

namespace panels {
namespace {

QString textOf(const ContentsRow& row, int column, bool isOpen)
{
    switch (column) {
    case ContentsModel::number:
        return row.number;
    case ContentsModel::name:
        return row.isChapter ? (isOpen ? u"▾ "_s : u"▸ "_s) + row.name : row.name;
    default:
        return row.result;
    }
}

/// Returns the text colour: the default for names, that of the tone for results, dim for the rest.
QVariant colorIn(const ContentsRow& row, int column)
{
    if (column == ContentsModel::name)
        return {};
    const bool isGood = column == ContentsModel::result && row.tone == text::Tone::good;
    if (isGood)
        return currentTheme().accent;
    return colorOf(column == ContentsModel::result ? row.tone : text::Tone::plain);
}

} // namespace

void ContentsModel::setRows(std::vector<ContentsRow> rows)
{
    if (rows.size() != rows_.size()) {
        beginResetModel();
        rows_ = std::move(rows);
        endResetModel();
        return;
    }
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (rows_[row] == rows[row])
            continue;
        rows_[row] = std::move(rows[row]);
        emit dataChanged(index(static_cast<int>(row), 0), index(static_cast<int>(row), columns - 1));
    }
}

void ContentsModel::setSearched(bool on)
{
    if (isSearched_ == on || rows_.empty())
        return;
    isSearched_ = on;
    emit dataChanged(index(0, name), index(rowCount() - 1, name));
}

int ContentsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int ContentsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant ContentsModel::data(const QModelIndex& index, int role) const
{
    const ContentsRow& row = rows_.at(static_cast<std::size_t>(index.row()));
    const bool isOpen = row.isOpen || isSearched_;
    if (role == Qt::DisplayRole)
        return textOf(row, index.column(), isOpen);
    if (role == Qt::ToolTipRole && index.column() == name)
        return row.name;
    if (role == Qt::AccessibleTextRole && row.isChapter && index.column() == name)
        return isOpen ? tr("%1, open").arg(row.name) : tr("%1, closed").arg(row.name);
    if (role == Qt::ForegroundRole)
        return colorIn(row, index.column());
    if (role == Qt::FontRole && row.isChapter) {
        QFont font;
        font.setBold(true);
        return font;
    }
    return {};
}

} // namespace panels
