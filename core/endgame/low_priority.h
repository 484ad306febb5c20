// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <functional>
#include <future>
#include <system_error>
#include <type_traits>

namespace endgame {

/// Lowers the priority of the calling thread and of the threads it creates from now on (on Linux, where each
/// thread has its own priority). Irreversible.
void lower_priority();

/// Runs a task on a thread of low priority, waits for it and returns its result; exceptions propagate to the
/// caller. If no thread can be created, the task runs on the calling thread.
template <std::invocable Task>
std::invoke_result_t<Task> at_low_priority(Task task)
{
    std::future<std::invoke_result_t<Task>> done;
    try {
        done = std::async(std::launch::async, [&task] {
            lower_priority();
            return task();
        });
    } catch (const std::system_error&) {
        done = std::async(std::launch::deferred, std::ref(task));
    }
    return done.get();
}

} // namespace endgame
