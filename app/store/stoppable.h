// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <system_error>
#include <thread>
#include <type_traits>
#include <utility>

namespace store {

/// Calls a function that may wait for a disk or an unresponsive server, and returns or throws its result;
/// returns `nullopt` if stopped. A stopped function continues on a detached thread that does not keep the
/// program alive, so it must own all data that it uses.
template <typename Function>
std::optional<std::invoke_result_t<Function&>> unlessStopped(const std::stop_token& stop, Function function)
{
    struct Call {
        Function function;
        std::mutex mutex{};
        std::condition_variable_any done{};
        std::optional<std::invoke_result_t<Function&>> result{};
        std::exception_ptr failure{};

        void run()
        {
            std::optional<std::invoke_result_t<Function&>> found;
            std::exception_ptr thrown;
            try {
                found = function();
            } catch (...) {
                thrown = std::current_exception();
            }
            const std::lock_guard lock{mutex};
            result = std::move(found);
            failure = thrown;
            done.notify_all();
        }
    };
    const std::shared_ptr<Call> call{new Call{std::move(function)}};
    if (!stop.stop_possible()) {
        call->run();
    } else {
        try {
            std::thread{[call] { call->run(); }}.detach();
        } catch (const std::system_error&) {
            call->run(); // There are too many threads already.
        }
    }
    std::unique_lock lock{call->mutex};
    call->done.wait(lock, stop, [&call] { return call->result || call->failure; });
    if (call->failure)
        std::rethrow_exception(call->failure);
    return std::move(call->result);
}

} // namespace store
