// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/processor_time.h"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

namespace console {
namespace {

TEST(ProcessorTime, GrowsWithComputing)
{
    const double before = processor_seconds();
    // The clock ends up growing whatever its resolution is, or the test runs into its time limit.
    while (processor_seconds() <= before) {
    }
    EXPECT_GT(processor_seconds(), before);
}

TEST(ProcessorTime, IncludesOtherThreads)
{
    const double before = processor_seconds();
    std::thread busy{[before] {
        while (processor_seconds() < before + 0.05) {
        }
    }};
    busy.join();
    EXPECT_GE(processor_seconds(), before + 0.05);
}

} // namespace
} // namespace console
