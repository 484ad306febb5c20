// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <chrono>
#include <memory>
#include <optional>

#include "chess/move.h"
#include "endgame/forcing.h"
#include "endgame/tablebase.h"
#include "runtime/latest.h"
#include "trainer/game.h"
#include "trainer/player.h"
#include "trainer/seat.h"

namespace session {

/// Finds the program's replies in the background.
///
/// Works on one reply at a time; a new request or `cancel()` drops the previous one, whose result is never
/// reported. If memory or threads run short, retries until it succeeds.
class ReplyThread : public QObject {
    Q_OBJECT

public:
    explicit ReplyThread(QObject* parent = nullptr);

    /// Requests a reply at the current node of a game, after at least `rest`, so that the eye can follow.
    void ask(trainer::Game game, const endgame::Tablebase& tables, trainer::Opponent opponent,
             std::chrono::milliseconds rest);
    void cancel();
    /// Sets the ranks of the method, which replies use from the next request on.
    void learnMethod(const endgame::Forcing& ranks);

signals:
    /// The reply to the last request is found.
    void found(chess::Move move);
    /// True if the reply cannot be computed for lack of memory or threads and will be retried; false once
    /// that is over.
    void failing(bool isFailing);

private:
    struct Question {
        trainer::Game game;
        endgame::Tablebase tables;
        trainer::Opponent opponent;
    };

    std::optional<chess::Move> reply(const Question& question, const std::stop_token& stop);
    void think();
    void take(const std::optional<std::optional<chess::Move>>& reply);
    void setFailing(bool isFailing);

    QTimer rest_;
    std::shared_ptr<const Question> question_;
    std::shared_ptr<const endgame::Forcing> ranks_;
    bool isFailing_ = false;
    trainer::Player player_;                              ///< used only by the thinker
    runtime::Latest<std::optional<chess::Move>> thinker_; ///< last: destroyed before the members it uses
};

} // namespace session
