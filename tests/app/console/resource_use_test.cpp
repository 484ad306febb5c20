// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/resource_use.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <thread>
#include <vector>

namespace console {
namespace {

TEST(ResourceUse, GrowsWithComputing)
{
    const double before = processor_seconds();
    // The clock will grow whatever its resolution, or the test runs into its time limit.
    while (processor_seconds() <= before) {
    }
    EXPECT_GT(processor_seconds(), before);
}

TEST(ResourceUse, IncludesOtherThreads)
{
    const double before = processor_seconds();
    std::thread busy{[before] {
        while (processor_seconds() < before + 0.05) {
        }
    }};
    busy.join();
    EXPECT_GE(processor_seconds(), before + 0.05);
}

TEST(ResourceUse, PeakMemoryIncludesFreedMemory)
{
    constexpr std::size_t size = std::size_t{64} << 20U;
    const std::size_t before = peak_memory();
    // Filled so that the system must provide it.
    std::vector<char>(size, 'x').shrink_to_fit();
    EXPECT_GE(peak_memory(), std::max(before, size));
}

} // namespace
} // namespace console
