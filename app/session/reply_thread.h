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
/// It works on one reply at a time; a new question or `cancel()` drops the one before, and nothing late is
/// reported. Where memory or threads run short it tries again until there are enough.
class ReplyThread : public QObject {
    Q_OBJECT

public:
    explicit ReplyThread(QObject* parent = nullptr);

    /// Has a reply found at the current node of a game, after a rest in which the eye can follow.
    void ask(trainer::Game game, const endgame::Tablebase& tables, trainer::Opponent opponent,
             std::chrono::milliseconds rest);
    void cancel();
    /// Teaches the method, by which replies are found from the next question on.
    void learnMethod(const endgame::Forcing& ranks);

signals:
    /// The reply to the last question.
    void found(chess::Move move);
    /// True if the reply cannot be thought about for want of memory or threads and is tried again; false once
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
    trainer::Player player_;                              ///< used by the thinker alone
    runtime::Latest<std::optional<chess::Move>> thinker_; ///< last, so that it ends before what it uses
};

} // namespace session
