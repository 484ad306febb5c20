// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>
#include <vector>

#include "panels/replies_model.h"

namespace panels {

/// All legal moves, the best first. The mouse or the arrow keys highlight one; Enter or a double click plays
/// it.
class RepliesTable : public QTableView {
    Q_OBJECT

public:
    explicit RepliesTable(QWidget* parent = nullptr);

    /// Shows these moves; removes the highlight unless they are unchanged.
    void setReplies(std::vector<Reply> replies);
    const std::vector<Reply>& replies() const { return model_->replies(); }
    /// Returns a size for a few moves, or for fewer if tight; the layout adds spare height.
    QSize sizeHint() const override;
    void setTight(bool tight);
    /// Returns the height gained by that.
    int tightGain() const;

signals:
    /// The user highlighted the move in a row; -1 for none.
    void pointedAt(int row);
    /// The user chose the move in a row to be played.
    void chosen(int row);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fitColumns();

    RepliesModel* model_;
    bool isTight_ = false;
};

} // namespace panels
