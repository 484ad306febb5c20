// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <latch>
#include <system_error>
#include <thread>
#include <vector>

#include "tests/address_space_limit.h"

namespace test {

/// Makes every attempt to create a thread fail, while it lives. The stacks of threads that have ended are
/// kept for the next ones, which an address space limit does not prevent; so waiting threads take all of
/// them.
class NoMoreThreads {
public:
    NoMoreThreads()
    {
        try {
            for (;;)
                waiting_.emplace_back([this] { end_.wait(); });
        } catch (const std::system_error&) {
        }
    }
    NoMoreThreads(const NoMoreThreads&) = delete;
    NoMoreThreads& operator=(const NoMoreThreads&) = delete;
    ~NoMoreThreads() { end_.count_down(); }

private:
    AddressSpaceLimit limit_{addresses_taken() + (std::size_t{1} << 20U)};
    std::latch end_{1};
    std::vector<std::jthread> waiting_;
};

} // namespace test
