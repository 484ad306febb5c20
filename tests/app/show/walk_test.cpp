// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/walk.h"

#include "app_fixture.h"
#include "show/notes.h"

namespace app_test {
namespace {

class WalkTest : public SessionTest {
protected:
    void SetUp() override { start(mateIn27, trainer::Seat::both); }

    std::vector<bool> open() const
    {
        std::vector<bool> all;
        for (const show::Walk::Step step : {show::Walk::Step::first, show::Walk::Step::back,
                                            show::Walk::Step::forward, show::Walk::Step::last})
            all.push_back(walk.canGo(step));
        return all;
    }

    show::Walk walk{session};
};

TEST_F(WalkTest, EndsOfTheGameAllowOneDirection)
{
    EXPECT_EQ(open(), (std::vector{false, false, false, false}));
    play("Nc4");
    play("Kd5");
    EXPECT_EQ(open(), (std::vector{true, true, false, false}));
    walk.go(show::Walk::Step::first);
    EXPECT_EQ(plies(), 0U);
    EXPECT_EQ(open(), (std::vector{false, false, true, true}));
    walk.go(show::Walk::Step::forward);
    EXPECT_EQ(plies(), 1U);
    EXPECT_EQ(open(), (std::vector{true, true, true, true}));
    walk.go(show::Walk::Step::last);
    EXPECT_EQ(plies(), 2U);
    walk.go(show::Walk::Step::back);
    EXPECT_EQ(plies(), 1U);
}

TEST_F(WalkTest, StepsBeyondAnEndStayThere)
{
    play("Nc4");
    walk.go(show::Walk::Step::forward);
    EXPECT_EQ(plies(), 1U);
    walk.go(show::Walk::Step::first);
    walk.go(show::Walk::Step::back);
    EXPECT_EQ(plies(), 0U);
}

TEST_F(WalkTest, RecordEntriesSelectPositions)
{
    play("Nc4");
    play("Kd5");
    walk.goToEntry(0);
    EXPECT_EQ(plies(), 1U);
    walk.goToEntry(-1);
    EXPECT_EQ(plies(), 0U);
}

TEST_F(WalkTest, ReplaysStepThroughTheLine)
{
    ASSERT_TRUE(session.enterReplay());
    EXPECT_EQ(open(), (std::vector{false, false, true, true}));
    walk.go(show::Walk::Step::last);
    EXPECT_TRUE(session.replay()->is_at_end());
    walk.goToEntry(3);
    EXPECT_EQ(session.replay()->ply, 4U);
    EXPECT_EQ(plies(), 0U);
}

TEST_F(WalkTest, SetUpHasNoMoves)
{
    play("Nc4");
    session.enterSetUp();
    EXPECT_EQ(open(), (std::vector{false, false, false, false}));
}

TEST_F(WalkTest, OutdatedAlternativesAreIgnored)
{
    ASSERT_TRUE(session.enterReplay());
    const std::size_t alternatives = otherEquals(session).size();
    const chess::Move next = session.replay()->line.steps()[0].move;
    walk.choose(static_cast<int>(alternatives));
    EXPECT_EQ(session.replay()->line.steps()[0].move, next);
    session.leaveReplay();
    walk.choose(5);
    EXPECT_EQ(plies(), 0U);
}

} // namespace
} // namespace app_test
