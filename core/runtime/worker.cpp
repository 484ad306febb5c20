// SPDX-License-Identifier: GPL-3.0-or-later
#include "runtime/worker.h"

#include <exception>
#include <utility>

namespace runtime {

bool Worker::run(Job job)
{
    const std::scoped_lock lock{mutex_};
    stop_.request_stop();
    try {
        stop_ = std::stop_source{};
        if (!thread_.joinable())
            thread_ = std::jthread{[this](const std::stop_token& quit) { work(quit); }};
    } catch (const std::exception&) {
        return false;
    }
    next_ = std::move(job);
    wake_.notify_all();
    return true;
}

void Worker::stop()
{
    const std::scoped_lock lock{mutex_};
    stop_.request_stop();
}

void Worker::cancel()
{
    const std::scoped_lock lock{mutex_};
    stop_.request_stop();
    next_ = nullptr;
}

void Worker::work(const std::stop_token& quit)
{
    std::unique_lock lock{mutex_};
    while (wake_.wait(lock, quit, [this] { return next_ != nullptr; })) {
        Job job = std::exchange(next_, nullptr);
        const std::stop_token stop = stop_.get_token();
        lock.unlock();
        job(stop);
        // Destroy the job without the lock too.
        job = nullptr;
        lock.lock();
    }
}

} // namespace runtime
