// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/table_supply.h"

#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <ctime>

#include "app_fixture.h"
#include "session/slow_solver.h"
#include "tests/endgame/large_material.h"
#include "trainer/coach/stage.h"

namespace app_test {
namespace {

using chess::Position;
using Obstacle = TableSupply::Obstacle;

class TableSupplyTest : public ::testing::Test {
protected:
    template <typename Condition>
    static bool comes(Condition condition)
    {
        return QTest::qWaitFor(condition, patience);
    }
    bool knows(const char* name) const { return supply.known().covers(endgame::large(name)); }

    SlowSolver slow;
    TableSupply supply{slow.solver()};
};

TEST_F(TableSupplyTest, WantedEndingsAreSolvedInOrderAndStaySolved)
{
    slow.release();
    supply.want({endgame::large("KRK"), endgame::large("KQK")});
    EXPECT_FALSE(knows("KRK"));
    ASSERT_TRUE(comes([this] { return knows("KRK") && knows("KQK"); }));
    supply.want({});
    supply.want({endgame::large("KRK")});
    EXPECT_TRUE(knows("KRK"));
    QTest::qWait(10);
    EXPECT_EQ(slow.begun(), (std::vector<std::string>{"KRK", "KQK"}));
    EXPECT_FALSE(supply.share());
}

double processorTime()
{
    timespec used{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    return 1e3 * static_cast<double>(used.tv_sec) + 1e-6 * static_cast<double>(used.tv_nsec);
}

TEST_F(TableSupplyTest, SolvingAlsoPreparesTheStagePens)
{
    slow.release();
    supply.want({endgame::large("KRK")});
    ASSERT_TRUE(comes([this] { return knows("KRK"); }));
    const double before = processorTime();
    trainer::coach::stage_pens();
    const double there = processorTime();
    const trainer::coach::StagePens solved = trainer::coach::solve_stage_pens();
    EXPECT_LT(there - before, (processorTime() - there) / 4) << "they are not solved on this thread";
}

TEST_F(TableSupplyTest, AnEndingIncludesAllItCanTurnInto)
{
    slow.release();
    supply.want({endgame::large("KPK")});
    ASSERT_TRUE(comes([this] { return knows("KPK"); }));
    EXPECT_TRUE(knows("KQK"));
    EXPECT_TRUE(knows("KKP")) << "seen from either side";
    EXPECT_FALSE(knows("KBNK"));
}

TEST_F(TableSupplyTest, ANewerWishReplacesAnOlderOneWithoutWaiting)
{
    supply.want({endgame::large("KQKR")});
    ASSERT_TRUE(comes([this] { return slow.begun().size() == 1; }));
    slow.release();
    supply.want({endgame::large("KRK")});
    ASSERT_TRUE(comes([this] { return knows("KRK"); }));
}

TEST_F(TableSupplyTest, AnUnchangedWishIsNotRestarted)
{
    for (int i = 0; i < 5; ++i) {
        supply.want(i % 2 == 0 ? std::vector{endgame::large("KQKR")}
                               : std::vector{endgame::large("KQKR"), endgame::large("KRK")});
        QTest::qWait(1);
    }
    slow.release();
    ASSERT_TRUE(comes([this] { return knows("KQKR"); }));
    EXPECT_EQ(slow.begun(), (std::vector<std::string>{"KQKR"}));
}

TEST_F(TableSupplyTest, AMoreUrgentEndingIsSolvedFirst)
{
    supply.want({endgame::large("KQKR")});
    ASSERT_TRUE(comes([this] { return slow.begun().size() == 1; }));
    supply.want({endgame::large("KRK"), endgame::large("KQKR")});
    ASSERT_TRUE(comes([this] { return slow.begun().size() == 2; }));
    slow.release();
    ASSERT_TRUE(comes([this] { return knows("KRK") && knows("KQKR"); }));
    EXPECT_EQ(slow.begun(), (std::vector<std::string>{"KQKR", "KRK", "KQKR"}));
}

TEST_F(TableSupplyTest, ProgressIsReportedOnlyAfterADelay)
{
    QSignalSpy progress{&supply, &TableSupply::progressed};
    supply.want({endgame::large("KQKR")});
    EXPECT_FALSE(supply.share());
    ASSERT_TRUE(comes([this] { return supply.share() == endgame::SolvingShare{1, 3, 333}; }));
    EXPECT_GE(progress.count(), 1);
    slow.release();
    ASSERT_TRUE(comes([this] { return knows("KQKR"); }));
    EXPECT_FALSE(supply.share());
}

TEST_F(TableSupplyTest, CancelledEndingsAreNotSolvedUntilRetried)
{
    QSignalSpy changes{&supply, &TableSupply::changed};
    supply.want({endgame::large("KQKR"), endgame::large("KRK")});
    ASSERT_TRUE(comes([this] { return supply.share().has_value(); }));
    supply.cancel();
    EXPECT_EQ(changes.count(), 1);
    EXPECT_EQ(supply.obstacleTo(endgame::large("KQKR")), Obstacle::cancelled);
    EXPECT_EQ(supply.obstacleTo(endgame::large("KRK")), Obstacle::cancelled);
    ASSERT_TRUE(comes([this] { return !supply.share(); }));
    supply.want({endgame::large("KQKR"), endgame::large("KRK")});
    QTest::qWait(10);
    EXPECT_EQ(slow.begun().size(), 1U);
    slow.release();
    supply.retry();
    ASSERT_TRUE(comes([this] { return knows("KQKR") && knows("KRK"); }));
    EXPECT_FALSE(supply.obstacleTo(endgame::large("KQKR")));
}

TEST_F(TableSupplyTest, WantingAnEndingAgainClearsTheCancellation)
{
    supply.want({endgame::large("KQKR")});
    ASSERT_TRUE(comes([this] { return slow.begun().size() == 1; }));
    supply.cancel();
    slow.release();
    supply.want({endgame::large("KRK")});
    EXPECT_FALSE(supply.obstacleTo(endgame::large("KQKR")));
    supply.want({endgame::large("KQKR")});
    ASSERT_TRUE(comes([this] { return knows("KQKR"); }));
}

TEST_F(TableSupplyTest, ALackOfMemoryIsAnObstacleAndSolvedEndingsStay)
{
    slow.release();
    supply.want({endgame::large("KRK")});
    ASSERT_TRUE(comes([this] { return knows("KRK"); }));
    slow.runOutOfMemory(true);
    supply.want({endgame::large("KQKR")});
    ASSERT_TRUE(comes([this] { return supply.obstacleTo(endgame::large("KQKR")) == Obstacle::outOfMemory; }));
    EXPECT_TRUE(knows("KRK"));
    slow.runOutOfMemory(false);
    supply.retry();
    ASSERT_TRUE(comes([this] { return knows("KQKR"); }));
}

TEST_F(TableSupplyTest, FivePiecesAreSolvedOnlyOnDemand)
{
    const Position position = position_of(knightsAgainstKnight);
    slow.release();
    supply.want({endgame::large("KNNKN"), endgame::large("KRK")});
    EXPECT_EQ(supply.coverageOf(position), Coverage::onRequest);
    ASSERT_TRUE(comes([this] { return knows("KRK"); }));
    EXPECT_EQ(slow.begun(), std::vector<std::string>{"KRK"});
    EXPECT_GT(supply.memoryToSolve(endgame::large("KNNKN")), 0U);
    supply.request(endgame::large("KNNKN"));
    EXPECT_EQ(supply.coverageOf(position), Coverage::solving);
    ASSERT_TRUE(comes([this] { return knows("KNNKN"); }));
    EXPECT_EQ(supply.coverageOf(position), Coverage::covered);
    EXPECT_EQ(supply.memoryToSolve(endgame::large("KNNKN")), 0U);
    EXPECT_EQ(supply.coverageOf(position_of(sixPieces)), Coverage::tooManyPieces);
}

TEST_F(TableSupplyTest, ARequestForFivePiecesLastsWhileTheyAreWanted)
{
    supply.want({endgame::large("KNNKN")});
    supply.request(endgame::large("KNNKN"));
    supply.want({endgame::large("KRK")});
    slow.release();
    supply.want({endgame::large("KNNKN")});
    EXPECT_EQ(supply.coverageOf(position_of(knightsAgainstKnight)), Coverage::onRequest);
}

TEST_F(TableSupplyTest, ARequestOverridesTheCancellation)
{
    supply.want({endgame::large("KNNKN")});
    supply.request(endgame::large("KNNKN"));
    ASSERT_TRUE(comes([this] { return slow.begun().size() == 1; }));
    supply.cancel();
    slow.release();
    supply.request(endgame::large("KNNKN"));
    EXPECT_TRUE(comes([this] { return knows("KNNKN"); }));
}

TEST_F(TableSupplyTest, FivePiecesAreEvictedUnlessWanted)
{
    slow.release();
    const auto solve = [this](const char* name) {
        supply.request(endgame::large(name));
        EXPECT_TRUE(comes([&] { return knows(name); }));
    };
    supply.want({endgame::large("KNNKN"), endgame::large("KNNNK")});
    solve("KNNKN");
    solve("KNNNK");
    EXPECT_TRUE(knows("KNNKN"));
    supply.want({endgame::large("KNNKB")});
    EXPECT_TRUE(knows("KNNKN"));
    solve("KNNKB");
    EXPECT_FALSE(knows("KNNKN"));
    EXPECT_FALSE(knows("KNNNK"));
    EXPECT_TRUE(knows("KNKN")) << "what is small stays";
}

/// Storage in a temporary folder.
class TableKeepingTest : public TableSupplyTest {
protected:
    TableKeepingTest() { slow.release(); }

    session::TableKeeping keeping(bool isOn) const
    {
        return {.folder = endgame::TableFolder{(home.path() + u"/tables"_s).toStdString()}, .isOn = isOn};
    }
    void solve(const char* name)
    {
        supply.want({endgame::large(name)});
        supply.request(endgame::large(name));
        ASSERT_TRUE(comes([&] { return knows(name); }));
    }
    static bool isFree(const TableSupply& supply)
    {
        return supply.coverageOf(position_of(knightsAgainstKnight)) != Coverage::onRequest;
    }

    QTemporaryDir home;
};

TEST_F(TableKeepingTest, SavedEndingsNeedNoRequestAtTheNextStart)
{
    supply.setKeeping(keeping(true));
    EXPECT_EQ(supply.keptBytes(), 0U);
    solve("KNNKN");
    EXPECT_GT(supply.keptBytes(), 1000U);
    TableSupply next{slow.solver()};
    EXPECT_FALSE(isFree(next)) << "nobody said where they are";
    next.setKeeping(keeping(true));
    EXPECT_TRUE(isFree(next));
    next.want({endgame::large("KNNKN")});
    ASSERT_TRUE(comes([&] { return next.known().covers(endgame::large("KNNKN")); }));
    EXPECT_EQ(next.known().probe(position_of(knightsAgainstKnight)),
              supply.known().probe(position_of(knightsAgainstKnight)));
}

TEST_F(TableKeepingTest, EndingsAreSavedOnlyIfTheUserAllowsIt)
{
    supply.setKeeping(keeping(false));
    solve("KNNKN");
    EXPECT_EQ(supply.keptBytes(), 0U);
    EXPECT_FALSE(QFileInfo::exists(home.path() + u"/tables"_s));
}

TEST_F(TableKeepingTest, SettingsChangedDuringSolvingApplyAfterwards)
{
    supply.setKeeping(keeping(true));
    supply.want({endgame::large("KNNKN")});
    supply.request(endgame::large("KNNKN"));
    supply.setKeeping(keeping(false));
    ASSERT_TRUE(comes([this] { return knows("KNNKN"); }));
    const std::uintmax_t bytes = supply.keptBytes();
    solve("KNNKB");
    EXPECT_EQ(supply.keptBytes(), bytes) << "saving was switched off while the first was being solved";
}

TEST_F(TableKeepingTest, DeletedEndingsNeedARequestAgain)
{
    supply.setKeeping(keeping(true));
    solve("KNNKN");
    TableSupply next{slow.solver()};
    next.setKeeping(keeping(true));
    EXPECT_TRUE(isFree(next));
    QSignalSpy changes{&next, &TableSupply::changed};
    EXPECT_TRUE(next.removeKept());
    EXPECT_EQ(changes.count(), 1);
    EXPECT_EQ(next.keptBytes(), 0U);
    EXPECT_FALSE(isFree(next));
    EXPECT_TRUE(knows("KNNKN")) << "what is known stays known";
}

TEST_F(TableKeepingTest, FilesCanBeDeletedWhileSavingIsOff)
{
    supply.setKeeping(keeping(true));
    solve("KNNKN");
    TableSupply next{slow.solver()};
    next.setKeeping(keeping(false));
    EXPECT_FALSE(isFree(next));
    EXPECT_EQ(next.keptBytes(), supply.keptBytes());
    EXPECT_TRUE(next.removeKept());
    EXPECT_EQ(next.keptBytes(), 0U);
}

// Fault 32
TEST_F(TableKeepingTest, ASaveFailureIsReportedAndTheResultsStay)
{
    QFile inItsPlace{home.path() + u"/tables"_s};
    ASSERT_TRUE(inItsPlace.open(QIODevice::WriteOnly));
    QSignalSpy told{&supply, &TableSupply::notKept};
    supply.setKeeping(keeping(true));
    solve("KNNKN");
    EXPECT_EQ(told.count(), 1);
    EXPECT_EQ(supply.keptBytes(), 0U);
}

TEST_F(TableKeepingTest, TheMemoryLimitIsItsOwnObstacleAndCanBeRaised)
{
    session::TableKeeping tight = keeping(false);
    tight.memory = 1'000'000;
    supply.setKeeping(tight);
    supply.want({endgame::large("KNNKN")});
    supply.request(endgame::large("KNNKN"));
    ASSERT_TRUE(comes([this] { return supply.obstacleTo(endgame::large("KNNKN")).has_value(); }));
    EXPECT_EQ(supply.coverageOf(position_of(knightsAgainstKnight)), Coverage::overLimit);
    supply.setKeeping(keeping(false));
    EXPECT_TRUE(comes([this] { return knows("KNNKN"); }));
}

TEST_F(TableKeepingTest, WithinALimitUnwantedEndingsStay)
{
    session::TableKeeping wide = keeping(false);
    wide.memory = 1'000'000'000;
    supply.setKeeping(wide);
    solve("KNNKN");
    solve("KNNKB");
    EXPECT_TRUE(knows("KNNKN"));
}

TEST_F(TableSupplyTest, DestructionDoesNotWaitForTheWork)
{
    for (int i = 0; i < 10; ++i) {
        TableSupply shortLived{slow.solver()};
        shortLived.want({endgame::large("KQKR"), endgame::large("KPKP")});
        QTest::qWait(i % 3);
    }
}

} // namespace
} // namespace app_test
