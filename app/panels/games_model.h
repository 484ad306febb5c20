// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "chess/pgn_index.h"

namespace panels {

/// The games of a file as rows of a table: all of them, or those that a search found.
class GamesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { number, white, black, result, date, event, columns };

    using QAbstractTableModel::QAbstractTableModel;

    /// Shows all games of a list.
    void setGames(std::shared_ptr<const chess::PgnIndex> games);
    /// Shows only the games with these numbers, in this order.
    void setFound(std::vector<std::uint32_t> games);

    /// All games there are, whether shown or not.
    std::size_t gameCount() const { return games_ ? games_->size() : 0; }
    /// The number of the game in a row, from 0.
    std::size_t gameAt(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::shared_ptr<const chess::PgnIndex> games_;
    std::optional<std::vector<std::uint32_t>> found_;
};

} // namespace panels
