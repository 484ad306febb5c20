// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/dealer.h"

#include "app_fixture.h"
#include "session/slow_solver.h"

namespace app_test {
namespace {

using endgame::Material;

class DealerTest : public ::testing::Test {
protected:
    DealerTest() { drill.request.material = *Material::parse("KRK"); }

    void solve()
    {
        slow.release();
        tables.want({drill.request.material});
        ASSERT_TRUE(
            QTest::qWaitFor([this] { return tables.known().covers(drill.request.material); }, patience));
    }

    SlowSolver slow;
    TableSupply tables{slow.solver()};
    Dealer dealer;
    trainer::Drill drill{trainer::Seat::defender, {}};
};

TEST_F(DealerTest, NothingIsDealtUnasked)
{
    solve();
    EXPECT_FALSE(dealer.ending());
    EXPECT_FALSE(dealer.settle(tables));
}

TEST_F(DealerTest, ADealWaitsForItsTableAndIsDoneOnce)
{
    dealer.ask(drill, 7);
    EXPECT_EQ(dealer.ending(), drill.request.material);
    EXPECT_FALSE(dealer.settle(tables));
    solve();
    const auto settled = dealer.settle(tables);
    ASSERT_TRUE(settled);
    const auto& round = std::get<trainer::Round>(*settled);
    EXPECT_EQ(round.origin(), (trainer::Origin{trainer::Dealt{drill, 7}}));
    EXPECT_EQ(round.seat(), trainer::Seat::defender);
    EXPECT_EQ(round.position().setup(), random_start(tables.known(), drill.request, 7)->setup());
    EXPECT_FALSE(dealer.ending());
    EXPECT_FALSE(dealer.settle(tables));
}

TEST_F(DealerTest, TheLaterOfTwoRequestsCounts)
{
    solve();
    dealer.ask(drill, 7);
    dealer.ask(drill, 8);
    EXPECT_EQ(std::get<trainer::Round>(*dealer.settle(tables)).seed(), 8U);
}

TEST_F(DealerTest, ASeedIsDrawnWhereNoneIsGiven)
{
    solve();
    std::set<std::uint64_t> seeds;
    for (int i = 0; i < 20; ++i) {
        dealer.ask(drill, {});
        seeds.insert(*std::get<trainer::Round>(*dealer.settle(tables)).seed());
    }
    EXPECT_GT(seeds.size(), 15U);
    EXPECT_LT(*seeds.rbegin(), 1'000'000U) << "it is shown and typed";
}

TEST_F(DealerTest, WhatIsCalledOffIsNotDealt)
{
    solve();
    dealer.ask(drill, 7);
    dealer.callOff();
    EXPECT_FALSE(dealer.ending());
    EXPECT_FALSE(dealer.settle(tables));
}

TEST_F(DealerTest, AnImpossibleDealSaysWhyAndIsWaitedForNoLonger)
{
    solve();
    drill.request.shortest = 30;
    drill.request.longest = 33;
    dealer.ask(drill, 7);
    EXPECT_EQ(std::get<DealTrouble>(*dealer.settle(tables)), DealTrouble::noSuchPosition);
    EXPECT_FALSE(dealer.ending());
}

TEST_F(DealerTest, ADealWithoutMemorySaysSo)
{
    slow.runOutOfMemory(true);
    dealer.ask(drill, 7);
    tables.want({drill.request.material});
    ASSERT_TRUE(
        QTest::qWaitFor([this] { return tables.obstacleTo(drill.request.material).has_value(); }, patience));
    EXPECT_EQ(std::get<DealTrouble>(*dealer.settle(tables)), DealTrouble::outOfMemory);
    EXPECT_FALSE(dealer.ending());
}

} // namespace
} // namespace app_test
