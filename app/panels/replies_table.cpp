// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/replies_table.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QStyledItemDelegate>
#include <utility>

#include "panels/plain_table.h"

namespace panels {
namespace {

constexpr int usualRows = 5;
constexpr int tightRows = 2;

/// Keeps reasons of several lines in neighbouring rows apart.
class AiryRows : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        constexpr int air = 6;
        return QStyledItemDelegate::sizeHint(option, index) + QSize{0, air};
    }
};

} // namespace

RepliesTable::RepliesTable(QWidget* parent) : QTableView{parent}, model_{new RepliesModel{this}}
{
    makePlain(*this);
    // Long reasons take several lines.
    setWordWrap(true);
    setItemDelegate(new AiryRows{this});
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    verticalHeader()->setMinimumSectionSize(verticalHeader()->defaultSectionSize());
    setVerticalScrollMode(ScrollPerPixel);
    setAccessibleName(tr("All moves"));
    setModel(model_);
    setSelectionBehavior(SelectRows);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
    horizontalHeader()->setStretchLastSection(false);
    fitColumns();
    connect(this, &QTableView::entered, this,
            [this](const QModelIndex& index) { emit pointedAt(index.row()); });
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) { emit pointedAt(index.row()); });
    connect(this, &QTableView::doubleClicked, this,
            [this](const QModelIndex& index) { emit chosen(index.row()); });
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this] { resizeRowsToContents(); });
    connect(model_, &QAbstractItemModel::modelReset, this, [this] {
        fitColumns();
        emit pointedAt(-1);
    });
}

/// The reasons take the width that moves and numbers leave, in any language.
void RepliesTable::fitColumns()
{
    const int last = model_->columnCount() - 1;
    for (int column = 0; column <= last; ++column)
        horizontalHeader()->setSectionResizeMode(column, column == last ? QHeaderView::Stretch
                                                                        : QHeaderView::ResizeToContents);
}

void RepliesTable::setReplies(std::vector<Reply> replies)
{
    model_->setReplies(std::move(replies));
}

QSize RepliesTable::sizeHint() const
{
    const int height =
        horizontalHeader()->sizeHint().height() + usualRows * verticalHeader()->defaultSectionSize();
    return {QTableView::sizeHint().width(), isTight_ ? height - tightGain() : height};
}

void RepliesTable::setTight(bool tight)
{
    isTight_ = tight;
    updateGeometry();
}

int RepliesTable::tightGain() const
{
    return (usualRows - tightRows) * verticalHeader()->defaultSectionSize();
}

void RepliesTable::resizeEvent(QResizeEvent* event)
{
    model_->setFolded(isNarrow(*this));
    QTableView::resizeEvent(event);
    resizeRowsToContents();
}

void RepliesTable::leaveEvent(QEvent* event)
{
    QTableView::leaveEvent(event);
    emit pointedAt(hasFocus() ? currentIndex().row() : -1);
}

void RepliesTable::focusOutEvent(QFocusEvent* event)
{
    QTableView::focusOutEvent(event);
    emit pointedAt(-1);
}

void RepliesTable::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && currentIndex().isValid())
        emit chosen(currentIndex().row());
    else
        QTableView::keyPressEvent(event);
}

} // namespace panels
