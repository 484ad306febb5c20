// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

namespace runtime {

/// Runs jobs in the background, one at a time. A new job asks the previous one to stop, and replaces it if it
/// has not begun.
///
/// The thread starts with the first job and sleeps between jobs.
class Worker {
public:
    /// A job. It must not throw, and should return soon after a stop is requested.
    using Job = std::function<void(const std::stop_token& stop)>;

    Worker() = default;
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;
    /// Asks the last job to stop and waits until it has returned. A job that has not begun is still run, so
    /// that it can release threads that wait for it.
    ~Worker() { stop(); }

    /// Runs a job as soon as the previous one has returned; false if the system has no thread or memory for
    /// it.
    bool run(Job job);
    /// Asks the last job to stop.
    void stop();
    /// Asks the last job to stop, or drops it if it has not begun.
    void cancel();

private:
    void work(const std::stop_token& quit);

    std::mutex mutex_;
    std::condition_variable_any wake_;
    Job next_;
    std::stop_source stop_; ///< of the last job
    std::jthread thread_;   ///< declared last, so that it is joined before its data are destroyed
};

} // namespace runtime
