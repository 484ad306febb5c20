// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QString>
#include <vector>

#include "text/words.h"

namespace panels {

/// One legal move and its result, as text.
struct Reply {
    QString name;    ///< "Nd3"
    QString outcome; ///< "Mate in 23"
    QString cost;    ///< the moves wasted: "+1"; empty for the best
    QString why;     ///< the reason why it is a mistake; may be empty
    text::Tone tone = text::Tone::plain;

    friend bool operator==(const Reply&, const Reply&) = default;
};

/// A table model of all legal moves of a position.
class RepliesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { move, outcome, cost, why, columns };

    using QAbstractTableModel::QAbstractTableModel;

    void setReplies(std::vector<Reply> replies);
    /// Sets if the column of the result also holds the moves wasted and, below, the reason, for a narrow
    /// table.
    void setFolded(bool on);
    const std::vector<Reply>& replies() const { return replies_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<Reply> replies_;
    bool isFolded_ = false;
};

} // namespace panels
