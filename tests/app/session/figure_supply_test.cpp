// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/figure_supply.h"

#include <QSignalSpy>
#include <QTemporaryDir>

#include "app_fixture.h"
#include "tests/endgame/large_material.h"

namespace app_test {
namespace {

using endgame::Material;
using session::FigureSupply;

class FigureSupplyTest : public ::testing::Test {
protected:
    bool comes(const Material& ending) const
    {
        return QTest::qWaitFor([&] { return supply.of(ending) != nullptr; }, patience);
    }

    TableSupply tables;
    FigureSupply supply{tables};
    const Material rook = endgame::large("KRK");
    const Material queen = endgame::large("KQK");
    const Material knights = endgame::large("KNNKN");
};

TEST_F(FigureSupplyTest, ComputesAllWantedEndingsInTheBackground)
{
    supply.want(rook);
    supply.want(queen);
    EXPECT_EQ(supply.of(rook), nullptr) << "the caller goes on at once";
    EXPECT_TRUE(supply.isWanted(rook) && supply.isWanted(queen));
    ASSERT_TRUE(comes(rook) && comes(queen));
    EXPECT_FALSE(supply.isWanted(rook) || supply.isWanted(queen));
    EXPECT_EQ(supply.of(queen)->of_attacker.longest(true), 19U);
    EXPECT_EQ(supply.of(rook)->drawn()[0], 0U);
}

TEST_F(FigureSupplyTest, TheLastWantedEndingComesNext)
{
    std::vector<std::string> order;
    QObject::connect(&supply, &FigureSupply::changed, &supply, [&] {
        if (supply.current() && (order.empty() || order.back() != supply.current()->name()))
            order.push_back(supply.current()->name());
    });
    supply.want(rook);
    supply.want(endgame::large("KPK"));
    supply.want(queen);
    ASSERT_TRUE(comes(endgame::large("KPK")));
    EXPECT_EQ(order, (std::vector<std::string>{"KRK", "KQK", "KPK"}));
}

TEST_F(FigureSupplyTest, FivePieceEndingsAreSharedOnceSolved)
{
    if (test::is_sanitized)
        GTEST_SKIP() << "takes too long";
    QSignalSpy progressed{&supply, &FigureSupply::progressed};
    supply.want(knights);
    ASSERT_TRUE(comes(knights));
    EXPECT_GT(progressed.count(), 0);
    EXPECT_TRUE(tables.known().covers(knights));
}

TEST_F(FigureSupplyTest, CancelledEndingsMakeRoomForTheOthers)
{
    supply.want(queen);
    supply.want(rook);
    supply.want(knights);
    supply.cancel(queen);
    ASSERT_TRUE(QTest::qWaitFor([this] { return supply.current() == knights; }, patience));
    supply.cancel(knights);
    EXPECT_FALSE(supply.isWanted(knights) || supply.hasFailed(knights));
    ASSERT_TRUE(comes(rook));
    EXPECT_EQ(supply.of(queen), nullptr);
    EXPECT_EQ(supply.of(knights), nullptr);
}

TEST_F(FigureSupplyTest, ReportsWantOfMemory)
{
    QTemporaryDir folder;
    tables.setKeeping({.folder = endgame::TableFolder{folder.path().toStdString()}, .memory = 1000});
    supply.want(knights);
    ASSERT_TRUE(QTest::qWaitFor([this] { return supply.hasFailed(knights); }, patience));
    EXPECT_FALSE(supply.isWanted(knights));
    supply.want(knights);
    EXPECT_FALSE(supply.hasFailed(knights)) << "it is tried again";
}

} // namespace
} // namespace app_test
