// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QTableView>

#include "panels/move_model.h"

namespace panels {

/// The moves in two columns, each with an aside; a click or Enter on one goes there.
class MoveList : public QTableView {
    Q_OBJECT

public:
    explicit MoveList(QWidget* parent = nullptr);

    /// Shows the moves of a model, which must outlive the list or say that it goes.
    void setMoves(MoveModel& moves);
    /// What is shown; null before anything is.
    const MoveModel* moves() const { return moves_; }

    /// No higher than it must be: it takes what its column has to spare.
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSizeHint() const override { return minimumSize(); }

signals:
    /// The user wants the position after this entry on the board.
    void entryActivated(int entry);

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showCurrent();

    QPointer<MoveModel> moves_;
};

} // namespace panels
