// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/chart_card.h"

#include <QHeaderView>
#include <algorithm>

#include "panels/plain_table.h"

namespace panels {
namespace {

constexpr int mostRows = 10; ///< of a table before it scrolls

} // namespace

ChartCard::ChartCard(ChartModel* model, QWidget* drawing, QWidget* parent)
    : Card{parent}
    , model_{model}
    , drawing_{drawing}
    , title_{makeLabel(TypeSize::text, this)}
    , note_{makeLabel(TypeSize::text, this)}
    , table_{new QTableView{this}}
{
    model_->setParent(this);
    makeBold(title_);
    setKind(note_, "dim");
    makePlain(*table_);
    table_->setModel(model_);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->horizontalHeader()->setStretchLastSection(false);
    table_->setWordWrap(true);
    table_->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->hide();
    body()->addWidget(title_);
    body()->addWidget(note_);
    body()->addWidget(drawing_, 1);
    body()->addWidget(table_, 1);
}

void ChartCard::setChart(const Chart& chart)
{
    title_->setText(chart.title);
    note_->setText(chart.note);
    note_->setVisible(!chart.note.isEmpty());
    model_->setChart(chart);
    table_->setAccessibleName(chart.title);
    table_->setAccessibleDescription(chart.note);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    const int rows = std::min(model_->rowCount(), mostRows);
    table_->setFixedHeight(rows * table_->verticalHeader()->defaultSectionSize() +
                           table_->horizontalHeader()->sizeHint().height() + 12);
    showFirst();
}

void ChartCard::showTable(bool isTable)
{
    drawing_->setVisible(!isTable);
    table_->setVisible(isTable);
    showFirst();
}

void ChartCard::showFirst()
{
    if (chart().endsNow)
        table_->scrollToBottom();
    else
        table_->scrollToTop();
}

} // namespace panels
