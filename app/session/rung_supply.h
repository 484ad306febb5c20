// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>
#include <thread>

#include "endgame/forcing.h"

namespace session {

/// Has the rungs of the method numbered, once and on a thread of its own.
class RungSupply : public QObject {
    Q_OBJECT

public:
    explicit RungSupply(QObject* parent = nullptr) : QObject{parent} {}

    /// Has the rungs numbered, unless that was asked for before.
    void want();
    /// Whether they are wanted and still to come.
    bool isWorking() const { return isWorking_; }
    /// The rungs; nothing until they are there, and if there was not enough memory for them.
    const std::optional<endgame::Forcing>& rungs() const { return rungs_; }

signals:
    /// The rungs are there, or will not be.
    void changed();

private:
    void take(std::optional<endgame::Forcing> rungs);

    std::optional<endgame::Forcing> rungs_;
    bool isWanted_ = false;
    bool isWorking_ = false;
    std::jthread worker_; ///< last, so that it is joined before what it reports to goes
};

} // namespace session
