// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <optional>
#include <vector>

#include "chess/pgn.h"
#include "chess/pgn_reader.h"
#include "chess/result.h"
#include "endgame/tablebase_store.h"
#include "runtime/latest.h"
#include "store/pgn_file.h"
#include "text/words.h"
#include "trainer/course/course.h"

class QWidget;

namespace panels {
class Waiting;
}

namespace files {

/// Reads files of games and positions in the background: PGN, lists of FEN or EPD, studies and courses.
class PositionsImport : public QObject {
    Q_OBJECT

public:
    /// The pages of a file.
    struct Pages {
        std::vector<chess::PgnGame> games;
        int leftOut = 0; ///< the positions that cannot be read
        /// The first error, with its line.
        std::optional<chess::PgnError> fault = {};
    };

    /// Shows its progress in a dialog of a window, which owns it.
    explicit PositionsImport(QWidget& window);

    /// Reads a file, solves the endings of its positions that have no task, and calls `take` with its pages.
    /// Failures end in `told()`.
    void read(const QString& path, const trainer::course::Names& names, const endgame::TablebaseStore& tables,
              std::function<void(const Pages& pages)> take);

signals:
    void told(const text::Remark& remark);

private:
    using Found = chess::Result<Pages, store::FileTrouble>;

    panels::Waiting* waiting_;
    runtime::Latest<Found> worker_; ///< last: destroyed before the members it uses
};

} // namespace files
