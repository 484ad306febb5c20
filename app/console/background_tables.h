// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

#include "chess/position.h"
#include "console/tables.h"
#include "endgame/material.h"
#include "endgame/tablebase.h"

namespace console {

/// Tables solved on a thread of their own while the program goes on answering.
///
/// `prepare` is for one thread only; any other may ask and wait meanwhile.
class BackgroundTables {
public:
    using Clock = std::chrono::steady_clock;

    /// Starts solving the ending of a position, unless it is known, being solved or beyond all tables, and
    /// does not wait for it. An ending asked for earlier and not solved yet is given up.
    void prepare(const chess::Position& position);

    /// Waits until nothing is being solved any more.
    void wait() const;

    /// All that is known by then, once nothing is being solved any more or the time has come.
    endgame::Tablebase known_by(Clock::time_point time, const std::stop_token& stop) const;

private:
    void solve(const endgame::Material& ending, const std::stop_token& stop);

    /// Touched by the solving thread alone while it runs.
    Tables tables_;
    mutable std::mutex mutex_;
    mutable std::condition_variable_any is_done_;
    /// The rest is guarded by the mutex.
    endgame::Tablebase known_;
    std::optional<endgame::Material> being_solved_;
    std::jthread solving_;
};

} // namespace console
