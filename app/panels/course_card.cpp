// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/course_card.h"

#include <QAction>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <algorithm>
#include <utility>

#include "panels/action_button.h"
#include "panels/flow_layout.h"
#include "panels/plain_table.h"
#include "panels/tone_color.h"

namespace panels {

CourseCard::CourseCard(const QString& name, QWidget* parent)
    : Card{parent}
    , course_{makeLabel(TypeSize::aside, this)}
    , chapter_{makeLabel(TypeSize::text, this)}
    , words_{makeLabel(TypeSize::text, this)}
    , task_{makeLabel(TypeSize::text, this)}
    , table_{new QTableWidget{this}}
    , buttons_{new QWidget{this}}
    , title_{new QHBoxLayout}
    , room_{new QSpacerItem{0, 0, QSizePolicy::Minimum, QSizePolicy::Fixed}}
{
    setAccessibleName(name);
    setKind(course_, "dim");
    makeBold(chapter_);
    makeBold(task_);
    new FlowLayout{buttons_, 8, FlowLines::justified};
    setAir({20, 12, 20, 12});
    title_->addWidget(course_, 1);
    body()->addLayout(title_);
    for (QLabel* label : {chapter_, words_, task_})
        body()->addWidget(label);
    body()->addItem(room_);
    makePlain(*table_);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setAccessibleName(name);
    table_->setWordWrap(true);
    table_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table_->viewport()->installEventFilter(this);
    body()->addWidget(table_);
    body()->addWidget(buttons_);
    connect(table_, &QTableWidget::currentCellChanged, this, &CourseCard::showRow);
    const auto choose = [this](const QModelIndex& index) { emit rowChosen(index.row()); };
    connect(table_, &QTableView::clicked, this, choose);
    // For Enter only, because a double click has already been handled as a click.
    connect(table_, &QTableView::activated, this, [this, choose](const QModelIndex& index) {
        if (QGuiApplication::mouseButtons() == Qt::NoButton)
            choose(index);
    });
    hide();
}

void CourseCard::setPage(const CoursePage& page)
{
    course_->setText(breakable(page.course));
    chapter_->setText(breakable(page.chapter));
    chapter_->setVisible(!page.chapter.isEmpty());
    words_->setText(breakable(page.words));
    words_->setVisible(!page.words.isEmpty());
    task_->setText(page.task);
    task_->setVisible(!page.task.isEmpty());
    setKind(task_, kindOf(page.tone));
    body()->removeWidget(task_);
    body()->insertWidget(body()->indexOf(words_) + (page.isTaskFirst ? 0 : 1), task_);
    buttons_->setVisible(page.hasButtons);
    showRows(page);
    makeRoom();
}

void CourseCard::setRoomFor(const QString& longest)
{
    roomFor_ = breakable(longest);
    makeRoom();
}

void CourseCard::yieldRoom(bool on)
{
    if (std::exchange(yieldsRoom_, on) != on)
        makeRoom();
}

void CourseCard::setTight(bool tight)
{
    Card::setTight(tight);
    makeRoom();
}

void CourseCard::resizeEvent(QResizeEvent* event)
{
    Card::resizeEvent(event);
    makeRoom();
}

int CourseCard::spareRoom() const
{
    constexpr int mostLines = 6;
    constexpr int taskLines = 2;
    if (roomFor_.isEmpty())
        return 0;
    const int width =
        contentsRect().width() - body()->contentsMargins().left() - body()->contentsMargins().right();
    const int line = words_->fontMetrics().lineSpacing();
    const QRect longest =
        words_->fontMetrics().boundingRect({0, 0, width, QWIDGETSIZE_MAX}, Qt::TextWordWrap, roomFor_);
    int room = std::min(longest.height(), mostLines * line) + taskLines * line + 2 * body()->spacing();
    for (const QLabel* label : {words_, task_})
        room -= label->isHidden() ? 0 : label->heightForWidth(width) + body()->spacing();
    return std::max(0, room);
}

void CourseCard::makeRoom()
{
    room_->changeSize(0, yieldsRoom_ ? 0 : spareRoom(), QSizePolicy::Minimum, QSizePolicy::Fixed);
    body()->invalidate();
    body()->update();
}

void CourseCard::showRows(const CoursePage& page)
{
    table_->setVisible(!page.rows.empty());
    if (page.rows.empty())
        return table_->setRowCount(0);
    table_->setColumnCount(static_cast<int>(page.columns.size()));
    table_->setHorizontalHeaderLabels(page.columns);
    table_->setRowCount(static_cast<int>(page.rows.size()));
    for (int row = 0; row < table_->rowCount(); ++row) {
        for (int column = 0; column < table_->columnCount(); ++column) {
            const QString& words = page.rows[static_cast<std::size_t>(row)][column];
            auto* cell = new QTableWidgetItem{words};
            cell->setToolTip(words);
            table_->setItem(row, column, cell);
        }
    }
    fitRows();
}

/// Moves the words of the last columns below those of the first ones, or back into columns of their own.
void CourseCard::foldColumns(bool on)
{
    const int count = table_->columnCount();
    // A cell's own words remain in its tool tip.
    const auto words = [this](int row, int column) { return table_->item(row, column)->toolTip(); };
    for (int column = 0; column < count; ++column) {
        const int below = count - 1 - column;
        table_->setColumnHidden(column, on && below < column);
        for (int row = 0; row < table_->rowCount(); ++row) {
            const bool hasMore = on && column < below && !words(row, below).isEmpty();
            table_->item(row, column)
                ->setText(hasMore ? words(row, column) + u'\n' + words(row, below) : words(row, column));
        }
    }
}

/// Gives the columns in the middle the width of their words, up to a quarter of the table, the others equal
/// shares of the rest, and the table the height of its rows. In a narrow table, where that leaves a few words
/// per line, two columns hold the words of four.
void CourseCard::fitRows()
{
    constexpr int betweenRows = 6;
    if (table_->rowCount() == 0)
        return;
    const int last = table_->columnCount() - 1;
    const int width = table_->viewport()->width();
    const bool isFolded = isNarrow(*table_);
    foldColumns(isFolded);
    int rest = width;
    for (int column = 1; column < last && !isFolded; ++column) {
        table_->resizeColumnToContents(column);
        table_->setColumnWidth(column, std::min(table_->columnWidth(column), width / 4));
        rest -= table_->columnWidth(column);
    }
    // The last one takes what remains.
    table_->setColumnWidth(0, isFolded ? rest * 3 / 5 : rest / 2);
    table_->resizeRowsToContents();
    int height = table_->horizontalHeader()->sizeHint().height() + 2 * table_->frameWidth();
    for (int row = 0; row < table_->rowCount(); ++row) {
        table_->setRowHeight(row, table_->rowHeight(row) + betweenRows);
        height += table_->rowHeight(row);
    }
    table_->setFixedHeight(height);
}

/// Selects a row and scrolls the page around the table to it, as the table itself shows all of them.
void CourseCard::showRow(int row)
{
    if (row < 0)
        return;
    table_->selectRow(row);
    const QRect place = table_->visualRect(table_->model()->index(row, 0));
    for (QWidget* around = parentWidget(); around != nullptr; around = around->parentWidget()) {
        if (auto* scroll = qobject_cast<QScrollArea*>(around)) {
            const QPoint middle = table_->viewport()->mapTo(scroll->widget(), place.center());
            scroll->ensureVisible(middle.x(), middle.y(), 0, place.height());
        }
    }
}

void CourseCard::setActions(QAction* next, QAction* leave)
{
    for (QAction* action : {next, leave}) {
        auto* button = new QPushButton{buttons_};
        showAction(button, action, Words::brief);
        if (action == next)
            setKind(button, "primary");
        buttons_->layout()->addWidget(button);
    }
}

void CourseCard::setContents(QAction* contents)
{
    auto* link = new QToolButton{this};
    showAction(link, contents, Words::brief);
    setKind(link, "link");
    title_->addWidget(link, 0, Qt::AlignTop);
}

bool CourseCard::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == table_->viewport() && event->type() == QEvent::Resize)
        fitRows();
    return Card::eventFilter(watched, event);
}

} // namespace panels
