// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/low_priority.h"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <memory>
#include <stdexcept>
#include <thread>

#include "tests/address_space_limit.h"
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

/// Exits with 0 if a task runs on the calling thread when no other thread can be created.
[[noreturn]] void ask_without_room_for_a_thread()
{
    const test::AddressSpaceLimit limit{test::addresses_taken() + (std::size_t{1} << 20)};
    const int before = niceness();
    const bool is_done_here = at_low_priority(
        [asking = std::this_thread::get_id()] { return std::this_thread::get_id() == asking; });
    std::_Exit(is_done_here && niceness() == before ? 0 : 1);
}

TEST(AtLowPriorityDeathTest, RunsOnTheCallingThreadIfNoneCanBeCreated)
{
    if (test::is_sanitized)
        GTEST_SKIP() << "takes more addresses than any limit";
    // In a separate process, which has no thread stacks left over from other tests.
    testing::FLAGS_gtest_death_test_style = "threadsafe";
    EXPECT_EXIT(ask_without_room_for_a_thread(), testing::ExitedWithCode(0), "");
}

} // namespace
} // namespace endgame
