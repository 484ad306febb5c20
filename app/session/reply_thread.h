// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <chrono>
#include <cstdint>
#include <optional>
#include <thread>

#include "chess/move.h"
#include "endgame/forcing.h"
#include "endgame/tablebase.h"
#include "trainer/game.h"
#include "trainer/player.h"
#include "trainer/seat.h"

namespace session {

/// Finds the program's replies on a thread of its own.
///
/// It works on one reply at a time; a new question or `cancel()` drops the one before, and nothing late is
/// reported.
class ReplyThread : public QObject {
    Q_OBJECT

public:
    explicit ReplyThread(QObject* parent = nullptr);

    /// Has a reply found at the current node of a game, after a rest in which the eye can follow.
    void ask(trainer::Game game, const endgame::Tablebase& tables, trainer::Opponent opponent,
             std::chrono::milliseconds rest);
    void cancel();
    /// Teaches the method, by which replies are found from the next question on.
    void learnMethod(const endgame::Forcing& rungs) { rungs_ = rungs; }

signals:
    /// The reply to the last question.
    void found(chess::Move move);

private:
    struct Question {
        trainer::Game game;
        endgame::Tablebase tables;
        trainer::Opponent opponent;
    };

    void think();

    QTimer rest_;
    std::optional<Question> question_;
    std::optional<endgame::Forcing> rungs_; ///< until the player has taken them
    std::uint64_t asked_ = 0;               ///< counts the questions, so that a late answer is known as one
    trainer::Player player_;                ///< the thinker's while it thinks
    std::jthread thinker_;                  ///< last, so that it is joined before what it reports to goes
};

} // namespace session
