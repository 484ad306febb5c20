// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <tuple>
#include <vector>

#include "chess/position.h"
#include "endgame/tablebase_store.h"
#include "runtime/latest.h"
#include "session/trainer_session.h"
#include "store/practice_database.h"
#include "text/words.h"
#include "trainer/repertoire/repertoire.h"

class QWidget;

namespace panels {
class Waiting;
}

namespace modes {

class Practice;

/// A position to be learnt by heart.
struct ToLearn {
    chess::Position start;
    /// The name of the position; that of its ending if empty.
    QString name{};
    /// The moves that each move may be slower than the best one to win.
    int slower;
};

/// Computes repertoires to learn by heart in the background, and saves them as courses of the user's.
class ByHeart : public QObject {
    Q_OBJECT

public:
    /// Shows its progress in a dialog of a window, which owns it. The other arguments must outlive this.
    ByHeart(session::TrainerSession& session, Practice& practice, QWidget& window);

    /// The usual value of `ToLearn::slower`: half as many positions as with the best moves alone.
    static constexpr int usualPace = 1;

    /// The title of the course of a named position.
    static QString titleOf(const QString& name, int slower);
    /// The usual path of a course with a title.
    static QString pathOf(const QString& title);

    /// Calls `open` with the path of the course of a position, for its learner (`learner_of`). Computes the
    /// course unless there is one: solves the ending if necessary, and chooses a repertoire in which the
    /// positions that the user has solved in courses cost nothing. Replaces a request that is not finished.
    /// Failures end in `told()`, as does success once the user has gone on to something else.
    void learn(const ToLearn& position, std::function<void(const QString& path)> open);

signals:
    void told(const text::Remark& remark);

private:
    using Open = std::function<void(const QString& path)>;
    /// The use of the board, and the round on it.
    using Board = std::tuple<session::Mode, std::size_t, chess::Setup>;

    struct Progress {
        bool isSolving = false; ///< the ending is being solved
        int percent = 0;        ///< of all the work
    };

    /// A course, or the reason why there is none.
    struct Made {
        /// With the ending of the position.
        std::shared_ptr<const endgame::TablebaseStore> tables;
        std::optional<trainer::repertoire::Failure> failure = {};
        QString path = {};
        bool isSaved = true;
        /// The keys of the pages whose moves the user knows already.
        std::vector<std::string> learnt = {};
    };

    static Made make(const ToLearn& position, endgame::TablebaseStore tables,
                     const std::vector<store::PageRead>& answered, const std::stop_token& stop,
                     const std::function<void(Progress)>& tell);
    static text::Remark remarkOn(trainer::repertoire::Failure failure);
    Board board() const;
    void request(const ToLearn& position, const std::vector<store::PageRead>& answered, const Open& open);
    void take(const std::optional<Made>& made, const Open& open);

    session::TrainerSession& session_;
    Practice& practice_;
    panels::Waiting* waiting_;
    int asked_ = 0;                          ///< the number of the latest request
    runtime::Latest<Made, Progress> worker_; ///< last: destroyed before the members it uses
};

} // namespace modes
