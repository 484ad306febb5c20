// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/round_keeper.h"

#include <QSignalSpy>

#include "app_fixture.h"

namespace app_test {
namespace {

class RoundKeeperTest : public SessionTest {
protected:
    bool isKept() const { return readBytes(roundPath()) == toText(session.round()); }
    void waitUntilKept()
    {
        EXPECT_TRUE(QTest::qWaitFor([this] { return isKept(); }, patience));
    }

    RoundKeeper keeper{session};
    QSignalSpy failures{&keeper, &RoundKeeper::failed};
};

TEST_F(RoundKeeperTest, TheFileIsThereAfterEveryMoveAndEveryReply)
{
    start(mateIn3, trainer::Seat::attacker);
    while (!session.round().game().end({})) {
        session.play(best().front());
        waitForReply();
        waitUntilKept();
    }
    EXPECT_EQ(plies(), 5U);
    session.takeBack();
    waitUntilKept();
    EXPECT_EQ(failures.count(), 0);
}

TEST_F(RoundKeeperTest, ASessionGoesOnFromTheFile)
{
    deal({}, 99);
    session.play(best().front());
    waitForReply();
    waitUntilKept();
    KeptRoundReading reading = readKeptRound();
    ASSERT_TRUE(reading.round);
    TrainerSession next;
    next.take(std::move(*reading.round));
    EXPECT_EQ(next.round().position().setup(), shown().setup());
    EXPECT_EQ(next.round().game().line(), session.round().game().line());
    EXPECT_EQ(next.round().seed(), 99U);
    EXPECT_EQ(next.round().seat(), session.round().seat());
}

TEST_F(RoundKeeperTest, WhatChangesNoGameIsNotWritten)
{
    start(mateIn27, trainer::Seat::both);
    waitUntilKept();
    QFile::remove(roundPath());
    session.enterSetUp();
    settle();
    EXPECT_FALSE(QFile::exists(roundPath()));
}

TEST_F(RoundKeeperTest, AFailureIsToldOnceUntilItWorksAgain)
{
    home.makeUnwritable();
    start(mateIn27, trainer::Seat::both);
    ASSERT_TRUE(QTest::qWaitFor([this] { return failures.count() == 1; }, patience));
    play("Nc4+");
    settle();
    EXPECT_EQ(failures.count(), 1);
    home.makeWritable();
    play("Kc5");
    waitUntilKept();
    home.makeUnwritable();
    session.takeBack();
    EXPECT_TRUE(QTest::qWaitFor([this] { return failures.count() == 2; }, patience));
}

} // namespace
} // namespace app_test
