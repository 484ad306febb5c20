// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <mutex>
#include <new>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>
#include <variant>

#include "runtime/worker.h"

namespace runtime {

/// Posts a call to the owner's thread, such as the GUI thread. May throw std::bad_alloc; it is then called
/// again later.
using Post = std::function<void(std::function<void()> call)>;

/// Works on requests in the background and delivers the result of the latest one on the owner's thread.
///
/// A new request or `cancel()` asks the previous task to stop; its progress and result are never delivered.
/// If no thread can be started, memory runs out or the task throws, the request ends without a result:
/// failures of a task never end the program. All members must be called on the owner's thread, which must not
/// run posted calls after this object has been destroyed.
template <typename Result, typename Progress = std::monostate>
class Latest {
public:
    /// Reports the progress of a task; if several reports are pending, only the last is delivered.
    using Tell = std::function<void(Progress progress)>;
    /// The work to be done. Must return soon after a stop is requested.
    using Task = std::function<Result(const std::stop_token& stop, const Tell& tell)>;
    /// Receives the result; `nullopt` if the task failed, for example for lack of memory or threads.
    using Done = std::function<void(std::optional<Result> result)>;

    explicit Latest(Post post) : post_{std::move(post)} {}
    Latest(const Latest&) = delete;
    Latest& operator=(const Latest&) = delete;
    ~Latest() { cancel(); }

    /// Runs a task and calls `done` with its result and `told` with its progress.
    void request(Task task, Done done, Tell told = {});
    /// Asks the task to stop, but still delivers its result.
    void stop() { worker_.stop(); }
    /// Drops the request.
    void cancel();
    /// True from a request until its result is delivered or it is dropped.
    bool is_busy() const { return done_ != nullptr; }

private:
    using Lock = std::unique_lock<std::mutex>;

    std::uint64_t renew();
    void tell(std::uint64_t request, Progress progress);
    void end(std::uint64_t request, std::optional<Result> result);
    void post(Lock& lock);
    void deliver();

    Post post_;
    Done done_;
    Tell told_;

    std::mutex mutex_;
    // Guarded by the mutex.
    std::uint64_t request_ = 0; ///< the number of the latest request
    std::optional<Progress> progress_;
    bool has_ended_ = false;
    std::optional<Result> result_;
    bool is_posted_ = false; ///< a delivery is pending

    Worker worker_; ///< declared last, so that it is destroyed before the members it uses
};

template <typename Result, typename Progress>
void Latest<Result, Progress>::request(Task task, Done done, Tell told)
{
    const std::uint64_t request = renew();
    done_ = std::move(done);
    told_ = std::move(told);
    auto job = [this, request, task = std::move(task)](const std::stop_token& stop) {
        std::optional<Result> result;
        try {
            result.emplace(
                task(stop, [this, request](Progress progress) { tell(request, std::move(progress)); }));
        } catch (...) {
            // Any exception ends the request without a result.
            result.reset();
        }
        end(request, std::move(result));
    };
    if (!worker_.run(std::move(job)))
        end(request, std::nullopt);
}

template <typename Result, typename Progress>
void Latest<Result, Progress>::cancel()
{
    // First, so that a task that stops at once posts no delivery.
    renew();
    worker_.cancel();
    done_ = nullptr;
    told_ = nullptr;
}

/// Drops all pending reports of the last request and returns the number of the next one.
template <typename Result, typename Progress>
std::uint64_t Latest<Result, Progress>::renew()
{
    const Lock lock{mutex_};
    progress_.reset();
    result_.reset();
    has_ended_ = false;
    return ++request_;
}

template <typename Result, typename Progress>
void Latest<Result, Progress>::tell(std::uint64_t request, Progress progress)
{
    Lock lock{mutex_};
    if (request != request_)
        return;
    progress_.emplace(std::move(progress));
    post(lock);
}

template <typename Result, typename Progress>
void Latest<Result, Progress>::end(std::uint64_t request, std::optional<Result> result)
{
    Lock lock{mutex_};
    if (request != request_)
        return;
    result_ = std::move(result);
    has_ended_ = true;
    post(lock);
}

/// Posts a delivery unless one is pending; retries while memory is short, as long as there is something to
/// deliver.
template <typename Result, typename Progress>
void Latest<Result, Progress>::post(Lock& lock)
{
    constexpr std::chrono::milliseconds pause{10};
    if (std::exchange(is_posted_, true))
        return;
    while (is_posted_) {
        lock.unlock();
        try {
            return post_([this] { deliver(); });
        } catch (const std::bad_alloc&) {
            std::this_thread::sleep_for(pause);
        }
        lock.lock();
        is_posted_ = has_ended_ || progress_;
    }
}

template <typename Result, typename Progress>
void Latest<Result, Progress>::deliver()
{
    Lock lock{mutex_};
    is_posted_ = false;
    if (const auto progress = std::exchange(progress_, std::nullopt); progress && told_) {
        const Tell told = told_;
        lock.unlock();
        told(*progress);
        lock.lock();
    }
    // The owner may have dropped the request meanwhile.
    if (!std::exchange(has_ended_, false))
        return;
    std::optional<Result> result = std::exchange(result_, std::nullopt);
    lock.unlock();
    const Done done = std::exchange(done_, nullptr);
    done(std::move(result));
}

} // namespace runtime
