// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/reply_thread.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <ctime>

#include "app_fixture.h"

namespace app_test {
namespace {

/// With so many pieces the heuristic engine searches until its time limit.
constexpr auto middlegame = "r2q1rk1/ppp2ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPP2PPP/R2Q1RK1 w - - 0 9";

class ReplyThreadTest : public ::testing::Test {
protected:
    void ask(const char* fen, std::chrono::milliseconds rest = 0ms)
    {
        thread.ask(trainer::Game{position_of(fen)}, tables, trainer::Opponent::rule_of_thumb, rest);
    }
    /// The share of a processor that the program uses while idle.
    static double workShare()
    {
        constexpr int wait = 500;
        const std::clock_t before = std::clock();
        QTest::qWait(wait);
        return 1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC / wait;
    }

    endgame::Tablebase tables;
    ReplyThread thread;
    QSignalSpy found{&thread, &ReplyThread::found};
};

TEST_F(ReplyThreadTest, AReplyComesOnce)
{
    ask(mateIn3);
    ASSERT_TRUE(found.wait(patience));
    const auto move = found.first().first().value<chess::Move>();
    EXPECT_TRUE(is_legal(position_of(mateIn3), move));
    QTest::qWait(50);
    EXPECT_EQ(found.count(), 1);
}

TEST_F(ReplyThreadTest, ACancelledSearchStops)
{
    ask(middlegame);
    QTest::qWait(100);
    thread.cancel();
    EXPECT_LT(workShare(), 0.4) << "the search goes on for nobody";
    EXPECT_FALSE(found.wait(2000)) << "longer than a search may take";
}

TEST_F(ReplyThreadTest, OnlyTheLastRequestIsAnswered)
{
    ask(middlegame);
    QTest::qWait(100);
    ask(mateIn27);
    ask(mateIn3);
    ASSERT_TRUE(found.wait(patience));
    QTest::qWait(2000);
    ASSERT_EQ(found.count(), 1);
    EXPECT_TRUE(is_legal(position_of(mateIn3), found.first().first().value<chess::Move>()));
}

TEST_F(ReplyThreadTest, TheReplyWaitsForTheDelay)
{
    QElapsedTimer timer;
    timer.start();
    ask(mateIn3, 300ms);
    EXPECT_TRUE(found.wait(patience));
    EXPECT_GE(timer.elapsed(), 280) << "a coarse timer may be early";
}

} // namespace
} // namespace app_test
