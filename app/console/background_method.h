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

/// The ranks of the method, computed once and on a thread of their own while the program continues to answer:
/// only `known_by` waits.
class BackgroundMethod {
public:
    using Clock = std::chrono::steady_clock;

    BackgroundMethod() = default;
    BackgroundMethod(const BackgroundMethod&) = delete;
    BackgroundMethod& operator=(const BackgroundMethod&) = delete;
    ~BackgroundMethod() = default;

    /// Starts computing the ranks, unless they were requested before.
    void prepare();

    /// Calls `tell` once no computation is in progress: now, or later on the computing thread, at the latest
    /// on destruction.
    void when_ready(std::function<void()> tell);

    /// The ranks, after waiting for them; `nullopt` if they are not computed by `time`, were not requested,
    /// or if memory ran short.
    std::optional<endgame::Forcing> known_by(Clock::time_point time, const std::stop_token& stop) const;

private:
    void work(const std::stop_token& stop);

    mutable std::mutex mutex_;
    mutable std::condition_variable_any changed_;
    // All following members are guarded by the mutex.
    std::optional<endgame::Forcing> ranks_;
    bool is_working_ = false;
    std::vector<std::function<void()>> waiting_;
    bool was_asked_ = false;
    runtime::Worker numbering_; ///< last: destroyed before the members it uses
};

} // namespace console
