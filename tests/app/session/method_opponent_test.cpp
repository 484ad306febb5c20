// SPDX-License-Identifier: GPL-3.0-or-later

// The program mates by the method while the user defends.

#include "app_fixture.h"
#include "trainer/method/trail.h"
#include "trainer/round_pgn.h"

namespace app_test {
namespace {

using trainer::Opponent;
using trainer::Seat;

constexpr auto farthest = "7K/4B3/4k3/8/8/8/8/2N5 w - - 0 1";

class MethodOpponentTest : public SessionTest {
protected:
    void SetUp() override
    {
        if (test::slowdown > 1)
            GTEST_SKIP() << "takes too long";
        session.setOpponent(Opponent::method);
    }

    /// The number of the program's moves in the game that the method does not allow.
    int movesOffTheMethod() const
    {
        trainer::method::Trail trail{*trainer::method::number_ranks()};
        trainer::Game game = session.round().game();
        const std::vector<trainer::Game::NodeId> path = game.path();
        int off = 0;
        for (std::size_t ply = 0; ply + 1 < path.size(); ++ply) {
            game.go_to(path[ply]);
            if (session.round().is_users(game.position().turn()))
                continue;
            const auto step = trail.step(game);
            const chess::Move move = *game.node(path[ply + 1]).move;
            off += step && std::ranges::find(step->open, move) != step->open.end() ? 0 : 1;
        }
        return off;
    }
    void defend()
    {
        session.play(best().front());
        waitForReply();
    }
};

TEST_F(MethodOpponentTest, MatesWithinFiftyMovesByTheMethodAlone)
{
    start(farthest, Seat::defender);
    EXPECT_TRUE(session.isMatingByMethod());
    EXPECT_TRUE(session.method().isWorking());
    waitForReply();
    EXPECT_FALSE(session.method().isWorking());
    while (!session.round().end()) {
        ASSERT_LT(plies(), 99U);
        defend();
    }
    EXPECT_TRUE(is_checkmate(shown()));
    EXPECT_EQ(movesOffTheMethod(), 0);
    EXPECT_GT(plies(), 65U) << "a perfect attacker is no method";
}

TEST_F(MethodOpponentTest, ContinuesAfterTakingBackAndAfterReloading)
{
    start(farthest, Seat::defender);
    waitForReply();
    for (int i = 0; i < 6; ++i)
        defend();
    session.takeBack();
    session.takeBack();
    session.play(best().back());
    waitForReply();
    defend();
    EXPECT_EQ(movesOffTheMethod(), 0);
    // The same game read from a file.
    const chess::PgnGame kept = to_pgn(session.round());
    session.take(*trainer::to_round(kept));
    defend();
    EXPECT_EQ(movesOffTheMethod(), 0);
}

TEST_F(MethodOpponentTest, IsPerfectInOtherEndingsAndInDefence)
{
    start(mateIn27, Seat::attacker);
    EXPECT_FALSE(session.isMatingByMethod());
    play("Nc4+");
    const auto longest = best();
    waitForReply();
    const auto& game = session.round().game();
    EXPECT_NE(std::ranges::find(longest, *game.node(game.current()).move), longest.end());
    start(rookEnding, Seat::defender);
    EXPECT_FALSE(session.isMatingByMethod());
    waitForReply();
    EXPECT_EQ(plies(), 1U);
    EXPECT_FALSE(session.method().isWorking());
}

TEST_F(MethodOpponentTest, PreparesBeforeItsTurn)
{
    start("8/8/3k4/8/8/3BN3/3K4/8 b - - 0 1", Seat::defender);
    EXPECT_TRUE(session.isUsersTurn());
    EXPECT_TRUE(session.method().isWorking());
    session.play(best().front());
    waitForReply();
    EXPECT_EQ(movesOffTheMethod(), 0);
}

} // namespace
} // namespace app_test
