// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/background_method.h"

#include <gtest/gtest.h>

#include <atomic>

#include "kbnk_positions.h"

namespace console {
namespace {

using Clock = BackgroundMethod::Clock;

TEST(ConsoleBackgroundMethod, IsAvailableAfterWaitingIfRequested)
{
    if (endgame::is_sanitized)
        GTEST_SKIP() << "takes too long";
    BackgroundMethod method;
    std::atomic<int> told = 0;
    const auto tell = [&] { ++told; };
    EXPECT_FALSE(method.known_by(Clock::now() + std::chrono::minutes{2}, {}));
    method.when_ready(tell);
    EXPECT_EQ(told, 1);
    method.prepare();
    EXPECT_FALSE(method.known_by(Clock::now(), {}));
    const auto ranks = method.known_by(Clock::now() + std::chrono::minutes{2}, {});
    ASSERT_TRUE(ranks);
    EXPECT_TRUE(ranks->reached(endgame::position_of("4k3/8/8/8/8/8/8/4KBN1 w")));
    method.prepare();
    EXPECT_TRUE(method.known_by(Clock::now(), {}));
    method.when_ready(tell);
    EXPECT_EQ(told, 2);
}

TEST(ConsoleBackgroundMethod, DestructionNotifiesTheWaiters)
{
    int told = 0;
    {
        BackgroundMethod method;
        method.prepare();
        method.when_ready([&] { ++told; });
    }
    EXPECT_EQ(told, 1);
}

} // namespace
} // namespace console
