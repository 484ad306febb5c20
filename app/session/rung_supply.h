// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

#include "endgame/forcing.h"

namespace session {

/// Numbers the rungs of the method: nothing if it was asked to stop, std::bad_alloc for want of memory.
using Numberer = std::function<std::optional<endgame::Forcing>(const std::stop_token& stop)>;

/// `trainer::method::number_rungs` by the program's own pens: the usual one.
std::optional<endgame::Forcing> numberRungs(const std::stop_token& stop);

/// Has the rungs of the method numbered, once and on a thread of its own.
class RungSupply : public QObject {
    Q_OBJECT

public:
    explicit RungSupply(Numberer numberer = &numberRungs, QObject* parent = nullptr)
        : QObject{parent}
        , numberer_{std::move(numberer)}
    {}

    /// Has the rungs numbered, unless that was asked for before.
    void want();
    /// Lets them be asked for again where there was not enough memory.
    void retry() { isWanted_ = isWanted_ && !hasFailed(); }
    /// Whether they are wanted and still to come.
    bool isWorking() const { return isWorking_; }
    /// Whether there was not enough memory for them.
    bool hasFailed() const { return isWanted_ && !isWorking_ && !rungs_; }
    /// The rungs; nothing until they are there.
    const std::optional<endgame::Forcing>& rungs() const { return rungs_; }

signals:
    /// The rungs are there, or will not be.
    void changed();

private:
    void take(std::optional<endgame::Forcing> rungs);

    Numberer numberer_;
    std::optional<endgame::Forcing> rungs_;
    bool isWanted_ = false;
    bool isWorking_ = false;
    std::jthread worker_; ///< last, so that it is joined before what it reports to goes
};

} // namespace session
