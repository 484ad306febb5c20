// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <vector>

#include "endgame/forcing.h"
#include "runtime/worker.h"

namespace console {

/// The ranks of the method, numbered once and on a thread of their own while the program goes on answering:
/// only `known_by` waits.
class BackgroundMethod {
public:
    using Clock = std::chrono::steady_clock;

    BackgroundMethod() = default;
    BackgroundMethod(const BackgroundMethod&) = delete;
    BackgroundMethod& operator=(const BackgroundMethod&) = delete;
    ~BackgroundMethod() = default;

    /// Has the ranks numbered, unless they are or were asked for before.
    void prepare();

    /// Calls `tell` once nothing is being numbered any more: now, or on the numbering thread, and at the
    /// latest when this goes.
    void when_ready(std::function<void()> tell);

    /// The ranks, after a wait until they are numbered; `nullopt` if that takes longer than `time`, if they
    /// were not requested or if memory ran short.
    std::optional<endgame::Forcing> known_by(Clock::time_point time, const std::stop_token& stop) const;

private:
    void work(const std::stop_token& stop);

    mutable std::mutex mutex_;
    mutable std::condition_variable_any changed_;
    // All that follows is guarded by the mutex.
    std::optional<endgame::Forcing> ranks_;
    bool is_working_ = false;
    std::vector<std::function<void()>> waiting_;
    bool was_asked_ = false;
    runtime::Worker numbering_; ///< last, so that it ends before what it writes to
};

} // namespace console
