// SPDX-License-Identifier: GPL-3.0-or-later
#include "process/exit_signals.h"

#include <QSignalSpy>
#include <csignal>

#include "app_fixture.h"

namespace app_test {
namespace {

// Faults 63 and 83
TEST(ExitSignals, EachAskIsHeardInTheEventLoop)
{
    const ExitSignals exits;
    QSignalSpy asked{&exits, &ExitSignals::asked};
    for (const int exit : {SIGTERM, SIGINT, SIGHUP}) {
        ASSERT_EQ(std::raise(exit), 0);
        EXPECT_TRUE(asked.isEmpty()) << "not within the signal itself";
        ASSERT_TRUE(asked.wait(patience));
        asked.clear();
    }
}

TEST(ExitSignals, ManyAtOnceAreOne)
{
    const ExitSignals exits;
    QSignalSpy asked{&exits, &ExitSignals::asked};
    for (int i = 0; i < 100'000; ++i)
        std::raise(SIGTERM);
    ASSERT_TRUE(asked.wait(patience));
    QTest::qWait(10);
    EXPECT_EQ(asked.count(), 1);
}

TEST(ExitSignals, AfterwardsTheyAreTheSystemsAgain)
{
    {
        const ExitSignals exits;
    }
    EXPECT_EXIT(std::raise(SIGTERM), ::testing::KilledBySignal(SIGTERM), "");
}

} // namespace
} // namespace app_test
