// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/move_list.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <algorithm>

#include "panels/plain_table.h"

namespace panels {

MoveList::MoveList(QWidget* parent) : QTableView{parent}
{
    setAccessibleName(tr("Moves"));
    // Moves are written from left to right in every language.
    setLayoutDirection(Qt::LeftToRight);
    makePlain(*this);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    horizontalHeader()->hide();
    const auto activate = [this](const QModelIndex& index) {
        if (const int entry = moves_->entryAt(index); entry >= 0)
            emit entryActivated(entry);
    };
    connect(this, &QTableView::clicked, this, activate);
    connect(this, &QTableView::activated, this, activate);
}

void MoveList::setMoves(MoveModel& moves)
{
    if (moves_ == &moves)
        return;
    if (moves_ != nullptr)
        moves_->disconnect(this);
    moves_ = &moves;
    setModel(&moves);
    fitFont();
    connect(&moves, &MoveModel::currentChanged, this, &MoveList::showCurrent);
    connect(&moves, &MoveModel::modelReset, this, &MoveList::showCurrent);
    showCurrent();
}

void MoveList::fitFont()
{
    fitRows(*this);
    setWidths(*this, {{MoveModel::number, 4},
                      {MoveModel::whiteMove, 7},
                      {MoveModel::whiteAside, 4},
                      {MoveModel::blackMove, 7}});
}

void MoveList::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    QTableView::scrollTo(index.siblingAtColumn(MoveModel::number), hint);
}

void MoveList::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitFont();
}

/// Avoids the focus notification of QTableView while the list does not have the focus; otherwise screen
/// readers would leave the board after every move.
void MoveList::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    if (hasFocus())
        QTableView::currentChanged(current, previous);
    else
        QAbstractItemView::currentChanged(current, previous); // NOLINT(bugprone-parent-virtual-call)
}

/// Handles the arrow keys, which go from move to move and show the position; the start is before the first
/// move.
void MoveList::keyPressEvent(QKeyEvent* event)
{
    if (moves_ == nullptr)
        return;
    const int last = static_cast<int>(moves_->size()) - 1;
    const auto go = [&](int entry) { emit entryActivated(std::clamp(entry, -1, last)); };
    switch (event->key()) {
    case Qt::Key_Left:
        return go(moves_->current() - 1);
    case Qt::Key_Right:
        return go(moves_->current() + 1);
    case Qt::Key_Up:
        return go(moves_->current() - 2);
    case Qt::Key_Down:
        return go(moves_->current() + 2);
    case Qt::Key_Home:
        return go(-1);
    case Qt::Key_End:
        return go(last);
    default:
        QTableView::keyPressEvent(event);
    }
}

/// Keeps the current move visible when widgets that appear above the list reduce its height.
void MoveList::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    if (currentIndex().isValid())
        scrollTo(currentIndex());
}

void MoveList::showCurrent()
{
    // An empty list has no use for the focus.
    const bool isEmpty = moves_->size() == 0;
    setFocusPolicy(isEmpty ? Qt::NoFocus : Qt::StrongFocus);
    if (isEmpty && window()->focusWidget() == this)
        focusNextChild();
    const QModelIndex current = moves_->indexOf(moves_->current());
    if (current.isValid()) {
        setCurrentIndex(current);
        scrollTo(current);
    } else {
        clearSelection();
        setCurrentIndex({});
        scrollToTop();
    }
}

} // namespace panels
