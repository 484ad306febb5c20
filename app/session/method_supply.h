// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <optional>
#include <stop_token>

#include "endgame/forcing.h"
#include "runtime/latest.h"
#include "trainer/method/method.h"

namespace session {

/// Computes the ranks of the method; `nullopt` if stopped. Throws `std::bad_alloc` if memory runs short.
using Numberer = std::function<std::optional<endgame::Forcing>(const std::stop_token& stop)>;

/// Computes the ranks of the method, once and in the background.
class MethodSupply : public QObject {
    Q_OBJECT

public:
    explicit MethodSupply(Numberer numberer = &trainer::method::number_ranks, QObject* parent = nullptr);

    /// Starts computing the ranks, unless they were requested before.
    void want();
    /// Allows another request if memory or threads ran short.
    void retry() { isWanted_ = isWanted_ && !hasFailed(); }
    /// True if the ranks are being computed.
    bool isWorking() const { return worker_.is_busy(); }
    /// True if memory or threads ran short for the ranks.
    bool hasFailed() const { return isWanted_ && !isWorking() && !ranks_; }
    /// The ranks; `nullopt` until they are computed.
    const std::optional<endgame::Forcing>& ranks() const { return ranks_; }

signals:
    /// The ranks are computed, or memory ran short.
    void changed();

private:
    using Ranks = std::optional<endgame::Forcing>;

    Numberer numberer_;
    Ranks ranks_;
    bool isWanted_ = false;
    runtime::Latest<Ranks> worker_; ///< last: destroyed before the members it uses
};

} // namespace session
