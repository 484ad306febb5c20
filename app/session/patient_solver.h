// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <mutex>
#include <stop_token>

#include "session/table_supply.h"

namespace session {

/// Delays all solving until `begin()`: on a machine with two cores, the window opens sooner if no ending is
/// solved meanwhile.
class PatientSolver {
public:
    /// Returns the solver.
    ///
    /// @pre this object outlives the solver
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

    /// Starts the solving; may be called repeatedly.
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
