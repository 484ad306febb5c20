// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>
#include <optional>

#include "endgame/forcing.h"
#include "runtime/latest.h"
#include "trainer/game.h"
#include "trainer/method/method.h"
#include "trainer/method/trail.h"

namespace session {

/// Finds the method's steps of a round, in the background.
class Guide : public QObject {
    Q_OBJECT

public:
    explicit Guide(QObject* parent = nullptr);

    /// Sets the ranks of the method.
    ///
    /// @pre called before `ask`
    void learn(const endgame::Forcing& ranks);
    /// Finds the step at the current node of a game, unless that was the last request and has not failed.
    void ask(const trainer::Game& game);
    /// Drops the round; the next request may be about another one.
    void forget();
    /// The step at a node; `nullopt` unless it was the last request and is found, and if the method has no
    /// step there.
    const std::optional<trainer::method::Step>& stepAt(trainer::Game::NodeId node) const;
    /// True if the last request is in progress.
    bool isWorking() const { return thinker_.is_busy(); }
    /// True if memory or threads ran short for the last request.
    bool hasFailed() const { return hasFailed_; }

signals:
    /// The last request is completed or has failed.
    void found();

private:
    using Step = std::optional<trainer::method::Step>;

    void take(const std::optional<Step>& step);

    std::optional<trainer::Game::NodeId> asked_;
    Step step_; ///< at the node requested last
    bool hasFailed_ = false;
    std::shared_ptr<const endgame::Forcing> ranks_;
    std::optional<trainer::method::Trail> trail_; ///< used only by the thinker
    runtime::Latest<Step> thinker_;               ///< last: destroyed before the members it uses
};

} // namespace session
