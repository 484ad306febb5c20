// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <cstddef>
#include <string>
#include <vector>

#include "trainer/played_games.h"

namespace panels {

/// A table model of the games of a player that reached an ending, the costliest first: all of them, or those
/// of one ending.
class PlayedGamesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { number, white, black, lost, mistake, ending, start, result, date, columns };

    /// The most games that are kept; the cheapest beyond them are dropped.
    static constexpr std::size_t mostGames = 100'000;

    using QAbstractTableModel::QAbstractTableModel;

    void clear();
    void add(std::vector<trainer::PlayedGame> games);
    /// Shows only the games of an ending; those of all endings if it is empty.
    void showEnding(const std::string& ending);

    /// Returns the games kept, whether shown or not.
    const std::vector<trainer::PlayedGame>& games() const { return games_; }
    const trainer::PlayedGame& gameAt(int row) const
    {
        return games_.at(shown_.at(static_cast<std::size_t>(row)));
    }
    /// Returns the row of the game that begins at a byte of its file; 0 if it is not shown.
    int rowOf(std::uint64_t offset) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void choose();

    std::vector<trainer::PlayedGame> games_;
    std::vector<std::size_t> shown_;
    std::string ending_;
};

} // namespace panels
