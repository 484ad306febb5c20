// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/method/trail.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "chess/legal_moves.h"
#include "kbnk_positions.h"
#include "method/ranks.h"
#include "trainer/random.h"

namespace trainer::method {
namespace {

using chess::Move;
using endgame::position_of;
using endgame::solved;

const char* const farthest = "7K/4B3/4k3/8/8/8/8/2N5 w";

class MethodTrail : public testing::Test {
protected:
    void SetUp() override
    {
        if (endgame::is_sanitized)
            GTEST_SKIP() << "takes too long";
    }

    static Trail new_trail() { return Trail{shared_ranks()}; }

    /// Plays so many moves of the method's, each with the longest resistance.
    static void play(Trail& trail, Game& game, int moves)
    {
        for (int i = 0; i < moves; ++i) {
            game.play(trail.step(game)->open.front());
            if (!is_checkmate(game.position()))
                game.play(solved().best_moves(game.position()).front());
        }
    }

    static void expect_same(const std::optional<Step>& a, const std::optional<Step>& b)
    {
        ASSERT_TRUE(a && b);
        EXPECT_EQ(*a, *b);
    }
};

TEST_F(MethodTrail, IsTheSameWhereverOneComesFrom)
{
    Game game{position_of(farthest)};
    Trail trail = new_trail();
    play(trail, game, 12);
    const std::vector<Game::NodeId> line = game.line();
    // Backwards and forwards, and each node as if it were the first to be looked at.
    for (const std::size_t depth : {22U, 10U, 0U, 2U, 24U, 16U}) {
        game.go_to(line[depth]);
        Trail fresh = new_trail();
        expect_same(trail.step(game), fresh.step(game));
    }
}

TEST_F(MethodTrail, FollowsABranchAndGoesBack)
{
    Game game{position_of(farthest)};
    Trail trail = new_trail();
    play(trail, game, 6);
    const std::vector<Game::NodeId> line = game.line();
    game.go_to(line[4]);
    game.play(legal_moves(game.position())[0]);
    game.play(legal_moves(game.position())[0]);
    Trail fresh = new_trail();
    expect_same(trail.step(game), fresh.step(game));
    game.go_to(line[10]);
    Trail another = new_trail();
    expect_same(trail.step(game), another.step(game));
}

TEST_F(MethodTrail, KeepsTheTargetAlongTheWay)
{
    Game game{position_of("4k3/8/8/8/8/8/8/4KBN1 w")};
    Trail trail = new_trail();
    int different = 0;
    for (int move = 0; move < 20; ++move) {
        // A user who forgets the target sees another one at some of the positions.
        different += *trail.step(game) == *new_trail().step(Game{game.position()}) ? 0 : 1;
        play(trail, game, 1);
    }
    EXPECT_GT(different, 0);
    EXPECT_LT(different, 20);
}

TEST_F(MethodTrail, ContinuesWithPositionsGivenWithoutMoves)
{
    Game game{position_of(farthest)};
    Trail whole = new_trail();
    Trail bare = new_trail();
    for (int i = 0; i < 20; ++i) {
        const Game here{game.position()};
        expect_same(bare.step(here), whole.step(game));
        // A repeated call returns the same.
        expect_same(bare.step(here), whole.step(game));
        play(whole, game, 1);
    }
    bare.forget();
    Trail fresh = new_trail();
    expect_same(bare.step(Game{game.position()}), fresh.step(Game{game.position()}));
}

TEST_F(MethodTrail, BeginsAnewInAGameOfItsOwn)
{
    Trail trail = new_trail();
    Game far{position_of(farthest)};
    const Step first = *trail.step(far);
    const Game near{position_of("8/8/8/5B2/8/8/5K2/5N1k w")};
    EXPECT_EQ(trail.step(near)->mate_in, 1);
    expect_same(trail.step(far), first);
}

TEST_F(MethodTrail, HasAStepWhereTheMethodIsAtHomeOnly)
{
    Trail trail = new_trail();
    for (const char* fen : {"8/8/8/8/2BkN3/8/8/K7 b", "4k3/8/8/8/8/8/8/3QK3 w", "8/8/8/8/2BkN3/K7/8/8 w",
                            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"})
        EXPECT_FALSE(trail.step(Game{position_of(fen)})) << fen;
    // A promotion leads into the ending.
    Game game{position_of("8/5P1k/8/8/3K4/8/8/B7 w")};
    EXPECT_FALSE(trail.step(game));
    game.play({chess::Square::f7, chess::Square::f8, chess::Role::knight});
    EXPECT_FALSE(trail.step(game));
    game.play({chess::Square::h7, chess::Square::g7});
    EXPECT_TRUE(trail.step(game));
}

TEST_F(MethodTrail, StopsWhenAskedAndGoesOnLater)
{
    Game game{position_of(farthest)};
    Trail trail = new_trail();
    play(trail, game, 8);
    Trail other = new_trail();
    int asked = 0;
    EXPECT_FALSE(other.step(game, [&] { return ++asked == 4; }));
    asked = 0;
    const auto step = other.step(game, [&] { return ++asked == 100; });
    expect_same(step, trail.step(game));
    EXPECT_EQ(asked, 9 - 3);
}

TEST_F(MethodTrail, TakesNoLongerForALongGame)
{
    Game game{position_of("4k3/8/8/8/8/8/8/4KBN1 w")};
    for (int i = 0; i < 2'000; ++i) {
        using enum chess::Square;
        for (const Move move : {Move{e1, e2}, Move{e8, e7}, Move{e2, e1}, Move{e7, e8}})
            game.play(move);
    }
    Trail trail = new_trail();
    int asked = 0;
    EXPECT_TRUE(trail.step(game, [&] { return ++asked > 100; }));
}

} // namespace
} // namespace trainer::method
