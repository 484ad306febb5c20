// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QTableView>

#include "panels/move_model.h"

namespace panels {

/// The moves in two columns, each with a remark; a click or Enter opens a position.
class MoveList : public QTableView {
    Q_OBJECT

public:
    explicit MoveList(QWidget* parent = nullptr);

    /// Shows the moves of a model; the list becomes empty when the model is deleted.
    void setMoves(MoveModel& moves);
    /// Returns the model shown; null before the first `setMoves()`.
    const MoveModel* moves() const { return moves_; }

    /// Returns the minimum size: the layout gives the list the spare height of its column.
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSizeHint() const override { return minimumSize(); }

    /// Scrolls to the row of a move, but never to the side, where the move numbers would go out of view.
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;

signals:
    /// The user selected the position after this entry.
    void entryActivated(int entry);

protected:
    void changeEvent(QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitFont();
    void showCurrent();

    QPointer<MoveModel> moves_;
};

} // namespace panels
