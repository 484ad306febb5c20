// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <new>
#include <thread>

namespace runtime {

/// Retries work that may run out of memory until it succeeds or `is_over`, called before each try, returns
/// true.
///
/// The work must be restartable after it has thrown std::bad_alloc.
template <typename Work, typename IsOver>
void patiently(const Work& work, const IsOver& is_over)
{
    constexpr std::chrono::milliseconds pause{10};
    while (!is_over()) {
        try {
            return work();
        } catch (const std::bad_alloc&) {
            std::this_thread::sleep_for(pause);
        }
    }
}

/// Retries work that may run out of memory until it succeeds.
template <typename Work>
void patiently(const Work& work)
{
    patiently(work, [] { return false; });
}

} // namespace runtime
