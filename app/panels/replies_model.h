// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QString>
#include <vector>

#include "text/words.h"

namespace panels {

/// One legal move and what it leads to, as text.
struct Reply {
    QString name;    ///< "Nd3"
    QString outcome; ///< "Mate in 23"
    QString cost;    ///< "+1"; empty for the best
    QString why;     ///< what is wrong with it, if there is something to say
    text::Tone tone = text::Tone::plain;

    friend bool operator==(const Reply&, const Reply&) = default;
};

/// Every legal move of a position, one in a row.
class RepliesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { move, outcome, cost, why, columns };

    using QAbstractTableModel::QAbstractTableModel;

    void setReplies(std::vector<Reply> replies);
    const std::vector<Reply>& replies() const { return replies_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<Reply> replies_;
};

} // namespace panels
