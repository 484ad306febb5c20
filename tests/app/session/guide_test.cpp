// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/guide.h"

#include <QSignalSpy>

#include "app_fixture.h"
#include "tests/no_more_threads.h"

namespace app_test {
namespace {

using trainer::Game;

const endgame::Forcing& ranks()
{
    static const endgame::Forcing all = *trainer::method::number_ranks();
    return all;
}

class GuideTest : public ::testing::Test {
protected:
    void SetUp() override
    {
        if (test::slowdown > 1)
            GTEST_SKIP() << "takes too long";
        guide.learn(ranks());
    }

    Guide guide;
    QSignalSpy found{&guide, &Guide::found};
};

TEST_F(GuideTest, FindsTheStepOnce)
{
    const Game game{position_of(mateIn3)};
    EXPECT_FALSE(guide.stepAt(0));
    guide.ask(game);
    guide.ask(game);
    EXPECT_FALSE(guide.stepAt(0));
    ASSERT_TRUE(found.wait(patience));
    ASSERT_TRUE(guide.stepAt(0));
    EXPECT_EQ(guide.stepAt(0)->mate_in, 3);
    EXPECT_FALSE(guide.stepAt(1));
    guide.ask(game);
    QTest::qWait(100);
    EXPECT_EQ(found.count(), 1);
}

// Fault 50
TEST_F(GuideTest, RetriesOnceAfterALackOfThreads)
{
    const Game game{position_of(mateIn3)};
    {
        const test::NoMoreThreads none;
        guide.ask(game);
        ASSERT_TRUE(found.count() == 1 || found.wait(patience));
    }
    EXPECT_FALSE(guide.stepAt(0));
    for (int times = 0; times < 2; ++times) {
        guide.ask(game);
        ASSERT_TRUE(QTest::qWaitFor([this] { return guide.stepAt(0).has_value(); }, patience));
        EXPECT_EQ(found.count(), 2);
    }
}

TEST_F(GuideTest, AnswersOnlyTheLastRequest)
{
    guide.ask(Game{position_of(mateIn27)});
    guide.forget();
    guide.ask(Game{position_of(mateIn19)});
    guide.forget();
    guide.ask(Game{position_of(mateIn3)});
    ASSERT_TRUE(found.wait(patience));
    QTest::qWait(200);
    EXPECT_EQ(found.count(), 1);
    EXPECT_EQ(guide.stepAt(0)->mate_in, 3);
    guide.ask(Game{position_of(mateIn27)});
    EXPECT_TRUE(guide.stepAt(0)) << "asking about another round takes that it is forgotten";
    guide.forget();
    EXPECT_FALSE(guide.stepAt(0));
}

} // namespace
} // namespace app_test
