// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/move_model.h"

#include <algorithm>
#include <utility>

#include "panels/theme.h"
#include "panels/tone_color.h"

namespace panels {

void MoveModel::begin(int firstNumber, chess::Color firstTurn, Make make)
{
    beginResetModel();
    firstNumber_ = firstNumber;
    firstTurn_ = firstTurn;
    make_ = std::move(make);
    entries_.clear();
    current_ = -1;
    endResetModel();
}

const MoveEntry& MoveModel::entry(std::size_t place) const
{
    std::unique_ptr<MoveEntry>& there = entries_.at(place);
    if (!there)
        there = std::make_unique<MoveEntry>(make_(place));
    return *there;
}

void MoveModel::cut(std::size_t size)
{
    if (size >= entries_.size())
        return;
    if (current_ >= static_cast<int>(size))
        setCurrent(-1);
    const int rows = rowsOf(size);
    const bool losesRows = rows < rowCount();
    if (losesRows)
        beginRemoveRows({}, rows, rowCount() - 1);
    entries_.resize(size);
    if (losesRows)
        endRemoveRows();
    if (rows > 0)
        emit dataChanged(index(rows - 1, number), index(rows - 1, blackAside));
}

void MoveModel::append(std::size_t count)
{
    if (count == 0)
        return;
    const int known = rowCount();
    const int rows = rowsOf(size() + count);
    if (rows > known)
        beginInsertRows({}, known, rows - 1);
    entries_.resize(size() + count);
    if (rows > known)
        endInsertRows();
    if (known > 0)
        emit dataChanged(index(known - 1, number), index(known - 1, blackAside));
}

void MoveModel::renew(std::size_t place)
{
    const std::unique_ptr<MoveEntry> before = std::exchange(entries_.at(place), nullptr);
    if (!before || *before == entry(place))
        return;
    const QModelIndex move = indexOf(static_cast<int>(place));
    emit dataChanged(move, move.siblingAtColumn(move.column() + 1));
}

void MoveModel::setAsidesShown(bool shown)
{
    setShown(asidesShown_, shown);
}

void MoveModel::setGlyphsShown(bool shown)
{
    setShown(glyphsShown_, shown);
}

void MoveModel::setShown(bool& what, bool shown)
{
    if (std::exchange(what, shown) != shown && rowCount() > 0)
        emit dataChanged(index(0, whiteMove), index(rowCount() - 1, blackAside));
}

void MoveModel::setCurrent(int entry)
{
    if (std::exchange(current_, entry) != entry)
        emit currentChanged();
}

QModelIndex MoveModel::indexOf(int entry) const
{
    if (entry < 0)
        return {};
    return index(half(entry) / 2, half(entry) % 2 == 0 ? whiteMove : blackMove);
}

int MoveModel::entryAt(const QModelIndex& index) const
{
    if (!index.isValid() || index.column() == number)
        return -1;
    const int entry = 2 * index.row() + (index.column() < blackMove ? 0 : 1) - half(0);
    return entry < static_cast<int>(entries_.size()) ? std::max(entry, -1) : -1;
}

int MoveModel::rowsOf(std::size_t entries) const
{
    return entries == 0 ? 0 : half(static_cast<int>(entries) - 1) / 2 + 1;
}

int MoveModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : rowsOf(entries_.size());
}

int MoveModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant MoveModel::numberData(int row, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return QStringLiteral("%1.").arg(firstNumber_ + row);
    case Qt::ForegroundRole:
        return currentTheme().dim;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignTrailing | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant MoveModel::asideData(const MoveEntry& entry, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return entry.aside;
    case Qt::ForegroundRole:
        return colorOf(entry.tone);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return entry.tip;
    default:
        return {};
    }
}

QVariant MoveModel::data(const QModelIndex& index, int role) const
{
    if (index.column() == number)
        return numberData(index.row(), role);
    const int place = entryAt(index);
    if (place < 0) {
        const bool isBlacksFirst = index.row() == 0 && index.column() == whiteMove && half(0) == 1;
        return isBlacksFirst && role == Qt::DisplayRole ? QVariant{QStringLiteral("…")} : QVariant{};
    }
    const MoveEntry& shown = entry(static_cast<std::size_t>(place));
    if (index.column() == whiteAside || index.column() == blackAside)
        return asidesShown_ ? asideData(shown, role) : QVariant{};
    if (role != Qt::DisplayRole)
        return {};
    return glyphsShown_ ? shown.name + shown.glyphs : shown.name;
}

Qt::ItemFlags MoveModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return entryAt(index) >= 0 ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::ItemIsEnabled;
}

} // namespace panels
