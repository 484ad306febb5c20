// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <mutex>
#include <stop_token>

#include "session/table_supply.h"

namespace session {

/// Solves as usual, but nothing before it is told to begin: on a machine of two cores a window is made sooner
/// if nothing else is worked out meanwhile.
class PatientSolver {
public:
    /// What does the solving.
    ///
    /// @pre this outlives it
    Solver solver()
    {
        return [this](endgame::TablebaseStore& store, const endgame::Material& ending,
                      const std::stop_token& stop, const endgame::SolvingProgress& progress) {
            std::unique_lock lock{mutex_};
            const bool mayBegin = begins_.wait(lock, stop, [this] { return hasBegun_; });
            lock.unlock();
            return mayBegin && store.learn(ending, stop, progress);
        };
    }

    /// Lets the solving begin; may be called again.
    void begin()
    {
        const std::scoped_lock lock{mutex_};
        hasBegun_ = true;
        begins_.notify_all();
    }

private:
    std::mutex mutex_;
    std::condition_variable_any begins_;
    bool hasBegun_ = false;
};

} // namespace session
