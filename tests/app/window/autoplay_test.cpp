// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/autoplay.h"

#include <QSignalSpy>

#include "app_fixture.h"

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

    Autoplay autoplay{session};
};

TEST_F(AutoplayTest, ItPlaysTheLineToItsEndAndStops)
{
    QSignalSpy changes{&autoplay, &Autoplay::changed};
    autoplay.setRest(1ms);
    autoplay.toggle();
    EXPECT_TRUE(autoplay.isRunning());
    ASSERT_TRUE(QTest::qWaitFor([this] { return !autoplay.isRunning(); }, patience));
    EXPECT_EQ(session.replay()->ply, 5U);
    EXPECT_EQ(changes.count(), 2);
}

TEST_F(AutoplayTest, FromTheEndItStartsAgain)
{
    session.goToPly(5);
    autoplay.toggle();
    EXPECT_TRUE(autoplay.isRunning());
    EXPECT_EQ(session.replay()->ply, 0U);
}

TEST_F(AutoplayTest, ASecondToggleStopsIt)
{
    session.goToPly(2);
    autoplay.toggle();
    autoplay.toggle();
    EXPECT_FALSE(autoplay.isRunning());
    EXPECT_EQ(session.replay()->ply, 2U);
}

TEST_F(AutoplayTest, ItEndsWithTheReplay)
{
    autoplay.toggle();
    session.leaveReplay();
    EXPECT_FALSE(autoplay.isRunning());
    ASSERT_TRUE(session.enterReplay());
    autoplay.toggle();
    session.enterSetUp();
    EXPECT_FALSE(autoplay.isRunning());
}

TEST_F(AutoplayTest, AJumpToTheEndStopsIt)
{
    autoplay.toggle();
    session.goToPly(3);
    EXPECT_TRUE(autoplay.isRunning());
    session.goToPly(5);
    EXPECT_FALSE(autoplay.isRunning());
}

} // namespace
} // namespace app_test
