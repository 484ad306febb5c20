// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <optional>
#include <stop_token>

#include "endgame/forcing.h"
#include "runtime/latest.h"

namespace session {

/// Numbers the rungs of the method; nothing if it was asked to stop. Throws std::bad_alloc for want of
/// memory.
using Numberer = std::function<std::optional<endgame::Forcing>(const std::stop_token& stop)>;

/// `trainer::method::number_rungs` by the program's own pens: the usual one.
std::optional<endgame::Forcing> numberRungs(const std::stop_token& stop);

/// Has the rungs of the method numbered, once and in the background.
class RungSupply : public QObject {
    Q_OBJECT

public:
    explicit RungSupply(Numberer numberer = &numberRungs, QObject* parent = nullptr);

    /// Has the rungs numbered, unless that was asked for before.
    void want();
    /// Lets them be asked for again where memory or threads ran short.
    void retry() { isWanted_ = isWanted_ && !hasFailed(); }
    /// Whether they are wanted and still to come.
    bool isWorking() const { return worker_.is_busy(); }
    /// True if memory or threads ran short for them.
    bool hasFailed() const { return isWanted_ && !isWorking() && !rungs_; }
    /// The rungs; nothing until they are there.
    const std::optional<endgame::Forcing>& rungs() const { return rungs_; }

signals:
    /// The rungs are there, or will not be.
    void changed();

private:
    using Rungs = std::optional<endgame::Forcing>;

    Numberer numberer_;
    Rungs rungs_;
    bool isWanted_ = false;
    runtime::Latest<Rungs> worker_; ///< last, so that it ends before what it uses
};

} // namespace session
