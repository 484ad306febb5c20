// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/move_list.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <algorithm>

#include "panels/theme.h"

namespace panels {
namespace {

enum Column { number, whiteMove, whiteAside, blackMove, blackAside, columns };

constexpr int entryRole = Qt::UserRole;

QColor colorOf(text::Tone tone)
{
    const panels::Theme& theme = panels::currentTheme();
    switch (tone) {
    case text::Tone::costly:
        return theme.warning;
    case text::Tone::bad:
        return theme.danger;
    default:
        return theme.dim;
    }
}

QTableWidgetItem* makeItem(const QString& text, int entry)
{
    auto* item = new QTableWidgetItem{text};
    item->setData(entryRole, entry);
    item->setFlags(entry >= 0 ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::ItemIsEnabled);
    return item;
}

} // namespace

MoveList::MoveList(QWidget* parent) : QTableWidget{parent}
{
    setAccessibleName(tr("Moves"));
    setColumnCount(columns);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(NoEditTriggers);
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrap(false);
    horizontalHeader()->hide();
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(0);
    horizontalHeader()->setMinimumSectionSize(0);
    horizontalHeader()->setStretchLastSection(true);
    const int letter = fontMetrics().horizontalAdvance(u'0');
    constexpr int padding = 12;
    for (const auto& [column, letters] :
         {std::pair{number, 4}, {whiteMove, 7}, {whiteAside, 4}, {blackMove, 7}})
        setColumnWidth(column, letters * letter + padding);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    const auto activate = [this](int row, int column) {
        if (const int entry = entryAt(row, column); entry >= 0)
            emit entryActivated(entry);
    };
    connect(this, &QTableWidget::cellClicked, this, activate);
    connect(this, &QTableWidget::cellActivated, this, activate);
}

void MoveList::setRecord(const MoveRecord& record)
{
    if (record == record_)
        return;
    record_ = record;
    fill();
}

void MoveList::changeEvent(QEvent* event)
{
    QTableWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        fill();
}

/// The arrows go from move to move, and what shows the position follows; before the first move is the start.
void MoveList::keyPressEvent(QKeyEvent* event)
{
    const int last = static_cast<int>(record_.entries.size()) - 1;
    const auto go = [&](int entry) { emit entryActivated(std::clamp(entry, -1, last)); };
    switch (event->key()) {
    case Qt::Key_Left:
        return go(record_.current - 1);
    case Qt::Key_Right:
        return go(record_.current + 1);
    case Qt::Key_Up:
        return go(record_.current - 2);
    case Qt::Key_Down:
        return go(record_.current + 2);
    case Qt::Key_Home:
        return go(-1);
    case Qt::Key_End:
        return go(last);
    default:
        QTableWidget::keyPressEvent(event);
    }
}

void MoveList::fill()
{
    const int shift = record_.firstTurn == chess::Color::black ? 1 : 0;
    const int plies = static_cast<int>(record_.entries.size());
    const int rows = (plies + shift + 1) / 2;
    clearContents();
    setRowCount(rows);
    for (int row = 0; row < rows; ++row) {
        auto* item = makeItem(QStringLiteral("%1.").arg(record_.firstNumber + row), -1);
        item->setForeground(panels::currentTheme().dim);
        item->setTextAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
        setItem(row, number, item);
    }
    for (int entry = 0; entry < plies; ++entry) {
        const int half = entry + shift;
        place(entry, half / 2, half % 2 == 0 ? whiteMove : blackMove);
    }
    const int half = record_.current + shift;
    if (record_.current >= 0) {
        setCurrentCell(half / 2, half % 2 == 0 ? whiteMove : blackMove);
        scrollToItem(currentItem());
    } else {
        setCurrentItem(nullptr);
        scrollToTop();
    }
}

void MoveList::place(int entry, int row, int column)
{
    const MoveEntry& move = record_.entries[static_cast<std::size_t>(entry)];
    setItem(row, column, makeItem(move.name, entry));
    auto* aside = makeItem(move.aside, entry);
    aside->setForeground(colorOf(move.tone));
    aside->setToolTip(move.tip);
    aside->setData(Qt::AccessibleTextRole, move.tip);
    setItem(row, column + 1, aside);
}

int MoveList::entryAt(int row, int column) const
{
    const QTableWidgetItem* item = this->item(row, column);
    return item == nullptr ? -1 : item->data(entryRole).toInt();
}

} // namespace panels
