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

/// Finds what the method does in a round, in the background.
class Guide : public QObject {
    Q_OBJECT

public:
    explicit Guide(QObject* parent = nullptr);

    /// Teaches it the method; it must know that before it is asked.
    void learn(const endgame::Forcing& ranks);
    /// Has the step at the current node of a game found, unless that was asked last and has not failed.
    void ask(const trainer::Game& game);
    /// Forgets the round; another one may be asked about then.
    void forget();
    /// The step at a node; nothing unless that was asked last and is found, and where the method has none.
    const std::optional<trainer::method::Step>& stepAt(trainer::Game::NodeId node) const;
    /// True if the step asked last is still to come.
    bool isWorking() const { return thinker_.is_busy(); }
    /// True if memory or threads ran short for the step asked last.
    bool hasFailed() const { return hasFailed_; }

signals:
    /// What was asked last is found, or has failed.
    void found();

private:
    using Step = std::optional<trainer::method::Step>;

    void take(const std::optional<Step>& step);

    std::optional<trainer::Game::NodeId> asked_;
    Step step_; ///< at the node asked last
    bool hasFailed_ = false;
    std::shared_ptr<const endgame::Forcing> ranks_;
    std::optional<trainer::method::Trail> trail_; ///< used by the thinker alone
    runtime::Latest<Step> thinker_;               ///< last, so that it ends before what it uses
};

} // namespace session
