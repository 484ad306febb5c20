// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/dealer.h"

#include "app_fixture.h"
#include "session/slow_solver.h"
#include "trainer/own_position.h"

namespace app_test {
namespace {

using endgame::Material;

class DealerTest : public ::testing::Test {
protected:
    DealerTest()
    {
        drill.request.material = *Material::parse("KRK");
        QObject::connect(&dealer, &Dealer::dealt,
                         [this](const trainer::Round& round) { rounds.push_back(round); });
        QObject::connect(&dealer, &Dealer::failed,
                         [this](DealTrouble trouble) { troubles.push_back(trouble); });
    }

    void solve()
    {
        slow.release();
        tables.want({drill.request.material});
        ASSERT_TRUE(
            QTest::qWaitFor([this] { return tables.known().covers(drill.request.material); }, patience));
    }

    /// Looks at the tables and waits for the single result.
    void settle()
    {
        rounds.clear();
        troubles.clear();
        dealer.look(tables);
        ASSERT_TRUE(QTest::qWaitFor([this] { return rounds.size() + troubles.size() == 1; }, patience));
    }
    /// Looks at the tables and expects no result.
    void lookInVain()
    {
        dealer.look(tables);
        QTest::qWait(50);
        EXPECT_TRUE(rounds.empty());
        EXPECT_TRUE(troubles.empty());
    }

    SlowSolver slow;
    TableSupply tables{slow.solver()};
    Dealer dealer;
    trainer::Drill drill{trainer::Seat::defender, {}};
    std::vector<trainer::Round> rounds;
    std::vector<DealTrouble> troubles;
};

TEST_F(DealerTest, NoRoundIsDealtWithoutARequest)
{
    solve();
    EXPECT_FALSE(dealer.ending());
    lookInVain();
}

TEST_F(DealerTest, ADealWaitsForItsEndingAndHappensOnce)
{
    dealer.ask(drill, 7);
    EXPECT_EQ(dealer.ending(), drill.request.material);
    lookInVain();
    solve();
    settle();
    ASSERT_EQ(rounds.size(), 1U);
    EXPECT_EQ(rounds.front().origin(), (trainer::Origin{trainer::Dealt{drill, 7}}));
    EXPECT_EQ(rounds.front().seat(), trainer::Seat::defender);
    EXPECT_EQ(rounds.front().position().setup(), random_start(tables.known(), drill.request, 7)->setup());
    EXPECT_FALSE(dealer.ending());
    rounds.clear();
    lookInVain();
}

TEST_F(DealerTest, InAPositionOfTheUsersGamesTheUserIsToMove)
{
    const chess::Position drawn = position_of("8/8/8/8/8/2k5/1b6/R3K3 w - - 0 1");
    drill.request.material = *Material::of(drawn.board(), chess::Color::black);
    drill.request.prospect = trainer::Prospect::draw;
    drill.request.own = trainer::own_position(drawn.setup());
    dealer.ask(drill, 7);
    solve();
    settle();
    ASSERT_EQ(rounds.size(), 1U);
    EXPECT_TRUE(rounds.front().is_users_turn()) << "the rook is the user's";
}

TEST_F(DealerTest, ALaterRequestReplacesAnEarlierOne)
{
    solve();
    dealer.ask(drill, 7);
    dealer.ask(drill, 8);
    settle();
    EXPECT_EQ(rounds.front().seed(), 8U);
    dealer.ask(drill, 7);
    dealer.look(tables);
    dealer.ask(drill, 9);
    settle();
    EXPECT_EQ(rounds.front().seed(), 9U) << "the first was being dealt";
}

TEST_F(DealerTest, AMissingSeedIsChosenAtRandom)
{
    solve();
    std::set<std::uint64_t> seeds;
    for (int i = 0; i < 20; ++i) {
        dealer.ask(drill, {});
        settle();
        seeds.insert(*rounds.front().seed());
    }
    EXPECT_GT(seeds.size(), 15U);
    EXPECT_LT(*seeds.rbegin(), 1'000'000U) << "it is shown and typed";
}

TEST_F(DealerTest, ACancelledDealIsNotDealt)
{
    solve();
    dealer.ask(drill, 7);
    dealer.callOff();
    EXPECT_FALSE(dealer.ending());
    lookInVain();
    dealer.ask(drill, 7);
    dealer.look(tables);
    dealer.callOff();
    lookInVain();
}

TEST_F(DealerTest, AnImpossibleDealReportsTheReasonAndEnds)
{
    solve();
    drill.request.shortest = 30;
    drill.request.longest = 33;
    dealer.ask(drill, 7);
    settle();
    EXPECT_EQ(troubles.front(), DealTrouble::noSuchPosition);
    EXPECT_FALSE(dealer.ending());
}

// Fault 50
TEST_F(DealerTest, ADealWithoutMemoryFails)
{
    slow.runOutOfMemory(true);
    dealer.ask(drill, 7);
    tables.want({drill.request.material});
    ASSERT_TRUE(
        QTest::qWaitFor([this] { return tables.obstacleTo(drill.request.material).has_value(); }, patience));
    settle();
    EXPECT_EQ(troubles.front(), DealTrouble::outOfMemory);
    EXPECT_FALSE(dealer.ending());
}

} // namespace
} // namespace app_test
