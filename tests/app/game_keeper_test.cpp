// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_keeper.h"

#include <QSignalSpy>

#include "app_fixture.h"

namespace app {
namespace {

class GameKeeperTest : public SessionTest {
protected:
    bool isKept() const
    {
        return readBytes(gamePath()) == toText({session.game(), session.seat(), session.seed()});
    }
    void waitUntilKept()
    {
        EXPECT_TRUE(QTest::qWaitFor([this] { return isKept(); }, patience));
    }

    GameKeeper keeper{session};
    QSignalSpy failures{&keeper, &GameKeeper::failed};
};

TEST_F(GameKeeperTest, TheFileIsThereAfterEveryMoveAndEveryReply)
{
    start(mateIn3, Seat::attacker);
    while (!session.game().end({})) {
        session.play(best().front());
        waitForReply();
        waitUntilKept();
    }
    EXPECT_EQ(plies(), 5U);
    session.takeBack();
    waitUntilKept();
    EXPECT_EQ(failures.count(), 0);
}

TEST_F(GameKeeperTest, ASessionGoesOnFromTheFile)
{
    deal({}, 99);
    session.play(best().front());
    waitForReply();
    waitUntilKept();
    SavedGameReading reading = readSavedGame();
    ASSERT_TRUE(reading.saved);
    TrainerSession next;
    next.resume(std::move(reading.saved->game), reading.saved->seat, reading.saved->seed);
    EXPECT_EQ(next.game().position().setup(), shown().setup());
    EXPECT_EQ(next.game().line(), session.game().line());
    EXPECT_EQ(next.seed(), 99U);
    EXPECT_EQ(next.seat(), session.seat());
}

TEST_F(GameKeeperTest, WhatChangesNoGameIsNotWritten)
{
    start(mateIn27, Seat::both);
    waitUntilKept();
    QFile::remove(gamePath());
    session.setHintShown(true);
    session.enterSetUp();
    settle();
    EXPECT_FALSE(QFile::exists(gamePath()));
}

TEST_F(GameKeeperTest, AFailureIsToldOnceUntilItWorksAgain)
{
    home.makeUnwritable();
    start(mateIn27, Seat::both);
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
} // namespace app
