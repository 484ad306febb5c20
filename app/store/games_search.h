// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include "runtime/latest.h"
#include "store/pgn_thread.h"

namespace store {

/// The numbers of the games that contain every search word in their names, event, date or result, ignoring
/// case. If stopped, returns those found so far.
std::vector<std::uint32_t> gamesWith(const chess::PgnIndex& index, const QString& words,
                                     const std::stop_token& stop = {});

/// Searches lists of games in the background; a new search drops the previous one.
class GamesSearch : public QObject {
    Q_OBJECT

public:
    explicit GamesSearch(QObject* parent = nullptr);

    /// Drops the current search.
    void cancel() { worker_.cancel(); }
    void search(std::shared_ptr<const GameList> list, const QString& words);

signals:
    /// The matching games of the last search.
    void found(const std::vector<std::uint32_t>& games);
    /// Memory or threads ran short for the last search.
    void failed();

private:
    runtime::Latest<std::vector<std::uint32_t>> worker_;
};

} // namespace store
