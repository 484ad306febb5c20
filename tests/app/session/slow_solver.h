// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A solver under the control of a test.

#include <atomic>
#include <mutex>
#include <new>
#include <string>
#include <thread>
#include <vector>

#include "modules.h"
#include "session/table_supply.h"

namespace app_test {

/// A solver that starts, reports one of three endings as solved and waits until it is released.
class SlowSolver {
public:
    Solver solver()
    {
        return [this](endgame::TablebaseStore& store, const endgame::Material& ending,
                      const std::stop_token& stop, const endgame::SolvingProgress& progress) {
            return solve(store, ending, stop, progress);
        };
    }
    /// Lets all solving finish from now on.
    void release() { isReleased_ = true; }
    void runOutOfMemory(bool doesSo) { isMemoryShort_ = doesSo; }
    std::vector<std::string> begun() const
    {
        const std::scoped_lock lock{mutex_};
        return begun_;
    }

private:
    bool solve(endgame::TablebaseStore& store, const endgame::Material& ending, const std::stop_token& stop,
               const endgame::SolvingProgress& progress)
    {
        {
            const std::scoped_lock lock{mutex_};
            begun_.push_back(ending.name());
        }
        if (isMemoryShort_)
            throw std::bad_alloc{};
        progress({1, 3, 333});
        while (!isReleased_ && !stop.stop_requested())
            std::this_thread::sleep_for(std::chrono::milliseconds{1});
        return !stop.stop_requested() && store.learn(ending, stop);
    }

    mutable std::mutex mutex_;
    std::vector<std::string> begun_;
    std::atomic<bool> isReleased_ = false;
    std::atomic<bool> isMemoryShort_ = false;
};

} // namespace app_test
