// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QString>
#include <string>
#include <utility>
#include <vector>

#include "trainer/played_games.h"

namespace panels {

/// Returns the name of an ending in the words of the user: "Rook and pawn against rook" for "KRPKR".
QString playedEndingName(const std::string& ending);
/// Returns half points as points: "1½".
QString pointsText(std::uint64_t halfPoints);

/// A table model of the totals of a player's endings, of all of them in the first row.
class PlayedEndingsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { ending, games, converted, held, saved, lost, gained, waste, columns };

    using QAbstractTableModel::QAbstractTableModel;

    void setTotals(const trainer::TotalsByEnding& totals);
    /// Returns the ending of a row; empty for the row of all endings.
    std::string endingAt(int row) const;
    /// Returns the row of an ending, or that of all endings.
    int rowOf(const std::string& ending) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<std::pair<std::string, trainer::EndingTotals>> rows_;
};

} // namespace panels
