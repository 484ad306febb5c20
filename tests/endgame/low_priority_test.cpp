// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/low_priority.h"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <thread>

#include "tests/no_more_threads.h"
#include "tests/slowdown.h"

namespace endgame {
namespace {

/// The nice value of the calling thread.
int niceness()
{
    return getpriority(PRIO_PROCESS, 0);
}

TEST(AtLowPriority, LowersTheTaskAndTheThreadsItCreates)
{
    const int before = niceness();
    const int expected = std::min(before + 10, 19);
    int of_task = 0;
    int of_its_thread = 0;
    at_low_priority([&] {
        of_task = niceness();
        const std::jthread thread{[&] { of_its_thread = niceness(); }};
    });
    EXPECT_EQ(of_task, expected);
    EXPECT_EQ(of_its_thread, expected);
    EXPECT_EQ(niceness(), before) << "the one who asked goes on as before";
}

TEST(AtLowPriority, ReturnsTheResultOrRethrowsTheException)
{
    EXPECT_EQ(*at_low_priority([] { return std::make_unique<int>(64); }), 64);
    EXPECT_THROW(at_low_priority([] { throw std::runtime_error{"stalemate"}; }), std::runtime_error);
}

TEST(AtLowPriority, RunsOnTheCallingThreadIfNoneCanBeCreated)
{
    if (test::is_sanitized)
        GTEST_SKIP() << "takes more addresses than any limit";
    const int before = niceness();
    const test::NoMoreThreads none;
    EXPECT_EQ(at_low_priority([] { return std::this_thread::get_id(); }), std::this_thread::get_id());
    EXPECT_EQ(niceness(), before);
}

} // namespace
} // namespace endgame
