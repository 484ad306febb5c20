// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A solver that takes as long as a test wants it to.

#include <atomic>
#include <mutex>
#include <new>
#include <string>
#include <thread>
#include <vector>

#include "table_supply.h"

namespace app {

/// A solver that works as long as it is let: it starts, reports one ending of three and waits.
class SlowSolver {
public:
    Solver solver()
    {
        return [this](const endgame::Material& material, const std::stop_token& stop,
                      const endgame::SolvingProgress& progress) { return solve(material, stop, progress); };
    }
    /// Lets everything be finished from now on.
    void release() { isReleased_ = true; }
    void runOutOfMemory(bool doesSo) { isMemoryShort_ = doesSo; }
    std::vector<std::string> begun() const
    {
        const std::scoped_lock lock{mutex_};
        return begun_;
    }

private:
    std::optional<endgame::Tablebase> solve(const endgame::Material& material, const std::stop_token& stop,
                                            const endgame::SolvingProgress& progress)
    {
        {
            const std::scoped_lock lock{mutex_};
            begun_.push_back(material.name());
        }
        if (isMemoryShort_)
            throw std::bad_alloc{};
        progress(1, 3);
        while (!isReleased_ && !stop.stop_requested())
            std::this_thread::sleep_for(std::chrono::milliseconds{1});
        return stop.stop_requested() ? std::nullopt : store_.table(material, stop);
    }

    mutable std::mutex mutex_;
    std::vector<std::string> begun_;
    std::atomic<bool> isReleased_ = false;
    std::atomic<bool> isMemoryShort_ = false;
    endgame::TablebaseStore store_;
};

} // namespace app
