// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/method_supply.h"

#include <QSignalSpy>
#include <atomic>
#include <new>

#include "app_fixture.h"

namespace app_test {
namespace {

TEST(MethodSupplyTest, ComputesTheRanksOnceOnDemand)
{
    if (test::slowdown > 1)
        GTEST_SKIP() << "takes too long";
    MethodSupply supply;
    QSignalSpy changes{&supply, &MethodSupply::changed};
    EXPECT_FALSE(supply.isWorking());
    supply.want();
    supply.want();
    EXPECT_TRUE(supply.isWorking());
    EXPECT_FALSE(supply.ranks());
    ASSERT_TRUE(changes.wait(patience));
    EXPECT_FALSE(supply.isWorking());
    ASSERT_TRUE(supply.ranks());
    EXPECT_TRUE(supply.ranks()->reached(position_of(mateIn27)));
    supply.want();
    EXPECT_FALSE(supply.isWorking());
    QTest::qWait(50);
    EXPECT_EQ(changes.count(), 1);
}

TEST(MethodSupplyTest, ReportsALackOfMemory)
{
    MethodSupply supply{
        [](const std::stop_token&) -> std::optional<endgame::Forcing> { throw std::bad_alloc{}; }};
    QSignalSpy changes{&supply, &MethodSupply::changed};
    supply.want();
    EXPECT_FALSE(supply.hasFailed());
    ASSERT_TRUE(changes.wait(patience));
    EXPECT_TRUE(supply.hasFailed());
    EXPECT_FALSE(supply.isWorking());
    EXPECT_FALSE(supply.ranks());
}

// Fault 50
TEST(MethodSupplyTest, CanBeRetriedAfterALackOfMemory)
{
    std::atomic<int> tries = 0;
    MethodSupply supply{[&](const std::stop_token&) -> std::optional<endgame::Forcing> {
        ++tries;
        throw std::bad_alloc{};
    }};
    QSignalSpy changes{&supply, &MethodSupply::changed};
    supply.retry();
    EXPECT_FALSE(supply.isWorking()) << "nobody wanted them";
    supply.want();
    supply.retry();
    EXPECT_TRUE(supply.isWorking()) << "they are on their way";
    ASSERT_TRUE(changes.wait(patience));
    supply.want();
    EXPECT_FALSE(supply.isWorking());
    supply.retry();
    EXPECT_FALSE(supply.hasFailed());
    supply.want();
    ASSERT_TRUE(changes.wait(patience));
    EXPECT_EQ(tries, 2);
}

TEST(MethodSupplyTest, DestructionDoesNotWaitForTheWork)
{
    const auto start = std::chrono::steady_clock::now();
    {
        MethodSupply supply;
        supply.want();
    }
    EXPECT_LT(std::chrono::steady_clock::now() - start, 5s * test::slowdown);
}

} // namespace
} // namespace app_test
