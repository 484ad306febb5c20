// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>
#include <thread>

#include "endgame/forcing.h"
#include "trainer/game.h"
#include "trainer/method/method.h"
#include "trainer/method/trail.h"

namespace session {

/// Finds what the method does in a round, on a thread of its own.
class Guide : public QObject {
    Q_OBJECT

public:
    explicit Guide(QObject* parent = nullptr) : QObject{parent} {}

    /// Teaches it the method; it must know that before it is asked.
    void learn(const endgame::Forcing& rungs) { trail_.emplace(rungs); }
    /// Has the step at the current node of a game found, unless that was asked last.
    void ask(const trainer::Game& game);
    /// Forgets the round; another one may be asked about then.
    void forget();
    /// The step at a node; nothing unless that was asked last and is found, and where the method has none.
    const std::optional<trainer::method::Step>& stepAt(trainer::Game::NodeId node) const;

signals:
    /// What was asked last is found.
    void found();

private:
    void think();
    void take(trainer::Game::NodeId node, const std::optional<trainer::method::Step>& step);

    std::optional<trainer::Game::NodeId> asked_;
    std::optional<trainer::method::Step> step_; ///< at the node asked last
    std::optional<trainer::Game> next_;         ///< what is to be thought about
    bool isThinking_ = false;
    std::optional<trainer::method::Trail> trail_; ///< the thinker's while it thinks
    std::jthread thinker_; ///< last, so that it is joined before what it reports to goes
};

} // namespace session
