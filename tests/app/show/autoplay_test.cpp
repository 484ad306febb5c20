// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/autoplay.h"

#include <QSignalSpy>
#include <algorithm>
#include <vector>

#include "app_fixture.h"
#include "show/coach.h"

namespace app_test {
namespace {

class AutoplayTest : public SessionTest {
protected:
    AutoplayTest()
    {
        start(mateIn3, trainer::Seat::attacker);
        EXPECT_TRUE(session.enterReplay());
        autoplay.setRest(1h);
    }

    /// The rests at the plies from the present one on.
    std::vector<std::chrono::milliseconds> restsToTheEnd()
    {
        std::vector<std::chrono::milliseconds> rests;
        while (autoplay.isRunning()) {
            rests.push_back(autoplay.rest());
            session.goToPly(session.replay()->ply + 1);
        }
        return rests;
    }

    show::Walk walk{session};
    Autoplay autoplay{session, walk};
};

TEST_F(AutoplayTest, PausesLongerAtTheStartOfAStage)
{
    session.leaveReplay();
    start(mateIn27, trainer::Seat::attacker);
    ASSERT_TRUE(session.enterReplay());
    std::vector<bool> begins;
    for (std::size_t ply = 0; ply < session.replay()->line.size(); ++ply) {
        session.goToPly(ply);
        begins.push_back(show::beginsStage(session));
    }
    EXPECT_TRUE(begins.front());
    EXPECT_GT(std::ranges::count(begins, true), 3) << "the mate goes through several stages";
    EXPECT_LT(std::ranges::count(begins, true), 15);
    session.goToPly(0);
    autoplay.toggle();
    const auto rests = restsToTheEnd();
    ASSERT_EQ(rests.size(), begins.size());
    for (std::size_t ply = 0; ply < rests.size(); ++ply)
        EXPECT_EQ(rests[ply], begins[ply] && ply > 0 ? 3h : 1h) << ply;
}

TEST_F(AutoplayTest, PaceChangesApplyAtOnce)
{
    session.goToPly(1);
    autoplay.toggle();
    autoplay.setRest(2h);
    EXPECT_GE(autoplay.rest(), 2h);
}

TEST_F(AutoplayTest, ChangesOnThePositionDoNotProlongThePause)
{
    autoplay.setRest(100ms);
    autoplay.toggle();
    EXPECT_TRUE(QTest::qWaitFor(
        [this] {
            emit session.changed();
            return session.replay()->ply > 0;
        },
        patience));
}

TEST_F(AutoplayTest, PlaysTheLineToItsEndAndStops)
{
    QSignalSpy changes{&autoplay, &Autoplay::changed};
    autoplay.setRest(1ms);
    autoplay.toggle();
    EXPECT_TRUE(autoplay.isRunning());
    ASSERT_TRUE(QTest::qWaitFor([this] { return !autoplay.isRunning(); }, patience));
    EXPECT_EQ(session.replay()->ply, 5U);
    EXPECT_EQ(changes.count(), 2);
}

TEST_F(AutoplayTest, RestartsFromTheEnd)
{
    session.goToPly(5);
    autoplay.toggle();
    EXPECT_TRUE(autoplay.isRunning());
    EXPECT_EQ(session.replay()->ply, 0U);
}

TEST_F(AutoplayTest, SecondToggleStops)
{
    session.goToPly(2);
    autoplay.toggle();
    autoplay.toggle();
    EXPECT_FALSE(autoplay.isRunning());
    EXPECT_EQ(session.replay()->ply, 2U);
}

TEST_F(AutoplayTest, StopsWhenTheReplayEnds)
{
    autoplay.toggle();
    session.leaveReplay();
    EXPECT_FALSE(autoplay.isRunning());
    ASSERT_TRUE(session.enterReplay());
    autoplay.toggle();
    session.enterSetUp();
    EXPECT_FALSE(autoplay.isRunning());
}

TEST_F(AutoplayTest, JumpToTheEndStops)
{
    autoplay.toggle();
    session.goToPly(3);
    EXPECT_TRUE(autoplay.isRunning());
    session.goToPly(5);
    EXPECT_FALSE(autoplay.isRunning());
}

} // namespace
} // namespace app_test
