// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>
#include <vector>

#include "panels/replies_model.h"

namespace panels {

/// Every legal move, the best first: one is pointed at by the mouse or the arrow keys, Enter or a double
/// click plays it.
class RepliesTable : public QTableView {
    Q_OBJECT

public:
    explicit RepliesTable(QWidget* parent = nullptr);

    /// Shows these moves; none is pointed at unless they are the same as before.
    void setReplies(std::vector<Reply> replies);
    const std::vector<Reply>& replies() const { return model_->replies(); }
    /// Room for a few moves, and what else there is.
    QSize sizeHint() const override;

signals:
    /// The user looks at the move in a row; -1 for none.
    void pointedAt(int row);
    /// The user wants to play the move in a row.
    void chosen(int row);

protected:
    void leaveEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    RepliesModel* model_;
};

} // namespace panels
