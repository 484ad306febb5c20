// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <functional>
#include <future>
#include <system_error>
#include <type_traits>

namespace endgame {

/// Has the machine prefer others to the calling thread and to those it makes from now on, where the system
/// counts the priority of each thread (Linux). There is no way back.
void lower_priority();

/// Does a task on a thread of low priority, waits for it, and returns what it returns; what it throws is
/// thrown here. Where the system has no thread to give, the calling one does it.
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
