// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <concepts>
#include <cstddef>
#include <exception>
#include <ranges>
#include <stop_token>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace endgame::sets {

/// A thread count and a stop token for parallel loops.
class Crew {
public:
    /// Uses the calling thread and `threads - 1` others; `threads` is at least one.
    explicit Crew(std::size_t threads = 1, std::stop_token stop = {})
        : threads_{threads}
        , stop_{std::move(stop)}
    {}

    bool is_to_stop() const { return stop_.stop_requested(); }

    /// Calls an action with each of the items in parallel; each thread takes the next item when it has
    /// finished one. `begin` is called once on each thread and returns the action. Returns false if a stop
    /// was requested; rethrows exceptions of the threads.
    template <std::ranges::random_access_range Items, std::invocable Begin>
    bool share_out(const Items& items, Begin begin) const;

private:
    std::size_t threads_;
    std::stop_token stop_;
};

template <std::ranges::random_access_range Items, std::invocable Begin>
bool Crew::share_out(const Items& items, Begin begin) const
{
    const auto count = static_cast<std::size_t>(std::ranges::size(items));
    std::atomic<std::size_t> next = 0;
    std::vector<std::exception_ptr> failures(threads_);
    const auto work = [&](std::exception_ptr& failure) {
        try {
            auto action = begin();
            for (std::size_t i = next++; i < count && !is_to_stop(); i = next++)
                action(items[i]);
        } catch (...) {
            failure = std::current_exception();
            next = count;
        }
    };
    {
        std::vector<std::jthread> others;
        others.reserve(threads_);
        try {
            for (std::size_t i = 1; i < threads_; ++i)
                others.emplace_back([&, i] { work(failures[i]); });
        } catch (const std::system_error&) {
            // No more threads can be created; the existing ones do the work.
        }
        work(failures[0]);
    }
    for (const std::exception_ptr& failure : failures) {
        if (failure)
            std::rethrow_exception(failure);
    }
    return !is_to_stop();
}

} // namespace endgame::sets
