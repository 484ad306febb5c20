// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QString>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "chess/pgn_index.h"

namespace panels {

/// Returns the name of a player; a question mark if it is unknown.
QString shownName(std::string_view player);
/// Returns a result with typographic signs: "½–½".
QString shownResult(chess::PgnResult result);

/// A table model of the games of a file: all of them, or those found by a search.
class GamesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { number, white, black, result, date, event, columns };

    using QAbstractTableModel::QAbstractTableModel;

    /// Shows all games of a list.
    void setGames(std::shared_ptr<const chess::PgnIndex> games);
    /// Shows only the games with these numbers, in this order.
    void setFound(std::vector<std::uint32_t> games);

    /// Returns the number of all games, whether shown or not.
    std::size_t gameCount() const { return games_ ? games_->size() : 0; }
    /// Returns the number of the game in a row, from 0.
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
