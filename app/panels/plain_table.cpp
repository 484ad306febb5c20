// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/plain_table.h"

#include <QHeaderView>

namespace panels {

void makePlain(QTableView& table)
{
    table.setShowGrid(false);
    table.setFrameShape(QFrame::NoFrame);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setTabKeyNavigation(false);
    table.setWordWrap(false);
    table.verticalHeader()->hide();
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table.verticalHeader()->setMinimumSectionSize(0);
    fitRows(table);
    QHeaderView* header = table.horizontalHeader();
    header->setMinimumSectionSize(0);
    header->setHighlightSections(false);
    header->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    header->setStretchLastSection(true);
}

void fitRows(QTableView& table)
{
    table.verticalHeader()->setDefaultSectionSize(table.fontMetrics().height() + 8);
}

void setWidths(QTableView& table, std::initializer_list<std::pair<int, int>> lettersOfColumns)
{
    constexpr int padding = 12;
    const int letter = table.fontMetrics().horizontalAdvance(u'0');
    for (const auto& [column, letters] : lettersOfColumns)
        table.setColumnWidth(column, letters * letter + padding);
}

} // namespace panels
