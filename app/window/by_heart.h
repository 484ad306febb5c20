// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <cstddef>
#include <functional>
#include <optional>

#include "chess/position.h"
#include "chess/result.h"
#include "endgame/tablebase.h"
#include "runtime/latest.h"
#include "text/words.h"
#include "trainer/repertoire/repertoire.h"

class QWidget;

namespace window {

class Waiting;

/// Computes repertoires to learn by heart in the background, and saves them as courses of the user's.
class ByHeart : public QObject {
    Q_OBJECT

public:
    /// Shows its progress in a dialog of a window, which owns it.
    explicit ByHeart(QWidget& window);

    /// Computes the repertoire of a position that the side to move wins or draws, and calls `open` with the
    /// path of its course. Replaces a request that is not finished. Failures end in `told()`.
    void learn(const chess::Position& start, const endgame::Tablebase& known,
               std::function<void(const QString& path)> open);

signals:
    void told(const text::Remark& remark);

private:
    struct Progress {
        std::size_t positions = 0;
        int percent = 0;
    };
    using Found = chess::Result<trainer::repertoire::Repertoire, trainer::repertoire::Failure>;

    static text::Remark remarkOn(trainer::repertoire::Failure failure);
    void take(const std::optional<Found>& found, const std::function<void(const QString& path)>& open);

    Waiting* waiting_;
    runtime::Latest<Found, Progress> worker_; ///< last: destroyed before the members it uses
};

} // namespace window
