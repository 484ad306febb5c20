// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/player.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "endgame/positions.h"
#include "endings.h"
#include "kbnk_positions.h"
#include "method/ranks.h"
#include "trainer/coach/slower.h"

namespace trainer {
namespace {

using chess::Move;
using chess::Square;
using endgame::position_of;
using endgame::table_of;

const char* const many_equals = "8/8/4k3/8/8/4K3/3BN3/8 b - - 0 1";

Choice choice(Opponent opponent, const endgame::Tablebase& known, const char* fen,
              const thumb::SearchLimits& limits = {.depth = 2})
{
    return Player{}.choose(opponent, known, Game{position_of(fen)}, limits);
}

TEST(Player, IsPerfectWhereATableCoversThePosition)
{
    const Choice chosen = choice(Opponent::perfect, table_of("KBNK"), "8/k1K5/1N6/1B6/8/8/8/8 w - - 0 1");
    EXPECT_EQ(chosen.move, (Move{Square::b6, Square::c8}));
    EXPECT_FALSE(chosen.search);
}

TEST(Player, GoesByTheRuleOfThumbWhereNoTableDoesOrTheOpponentIsNotToBePerfect)
{
    const char* const rook_ending = "8/8/8/8/4k3/8/8/R3K3 w - - 0 1";
    const Choice unknown = choice(Opponent::perfect, endgame::Tablebase{}, rook_ending);
    ASSERT_TRUE(unknown.search);
    EXPECT_EQ(unknown.search->depth, 2);
    EXPECT_EQ(unknown.move, unknown.search->move);
    EXPECT_TRUE(choice(Opponent::rule_of_thumb, table_of("KRK"), rook_ending).search);
    EXPECT_FALSE(choice(Opponent::perfect, table_of("KRK"), rook_ending).search);
}

TEST(Player, AnswersAFaultAsTheCoachExplainsIt)
{
    const endgame::Tablebase& known = table_of("KBNK");
    const endgame::Positions won = known.won_positions({.material = endgame::kbnk});
    int chosen = 0;
    for (std::size_t number = 0; number < won.count(); number += won.count() / 60) {
        const chess::Position position = won.nth(number);
        for (const Move move : legal_moves(position)) {
            Game game{position};
            const auto faults = coach::concessions(known, position, move);
            game.play(move);
            if (faults.empty() || !faults.front().reply)
                continue;
            chosen += known.best_moves(game.position()).size() > 1 ? 1 : 0;
            for (std::uint64_t seed = 0; seed < 4; ++seed)
                EXPECT_EQ(Player{seed}.choose(Opponent::perfect, known, game, {}).move, faults.front().reply)
                    << to_fen(position.setup()) << ' ' << to_san(position, move);
        }
    }
    EXPECT_GT(chosen, 5) << "moves with another reply that is as good";
}

TEST(Player, DefendsAsPeopleDoOrSlipsIfItIsToAndTheTableKnows)
{
    // Ke8 is best, Ke7 a move short.
    const Game game{position_of("5k2/8/6K1/8/8/8/B5N1/8 b - - 0 1")};
    const Move best{Square::f8, Square::e8};
    const auto times_best = [&](Opponent opponent) {
        Player player;
        int times = 0;
        for (int i = 0; i < 100; ++i)
            times += player.choose(opponent, table_of("KBNK"), game, {}).move == best ? 1 : 0;
        return times;
    };
    EXPECT_EQ(times_best(Opponent::perfect), 100);
    EXPECT_EQ(times_best(Opponent::natural), 0);
    EXPECT_GT(times_best(Opponent::slips), 50);
    EXPECT_LT(times_best(Opponent::slips), 100);
    EXPECT_TRUE(choice(Opponent::natural, {}, "8/8/8/8/4k3/8/8/R3K3 w - - 0 1").search);
}

class MethodPlayer : public testing::Test {
protected:
    void SetUp() override
    {
        if (endgame::is_sanitized)
            GTEST_SKIP() << "takes too long";
        player_.learn_method(method::shared_ranks());
    }

    Choice choose(const Game& game, const thumb::SearchLimits& limits = {})
    {
        return player_.choose(Opponent::method, table_of("KBNK"), game, limits);
    }

    Player player_;
    Game farthest_{position_of("7K/4B3/4k3/8/8/8/8/2N5 w - - 0 1")};
};

TEST_F(MethodPlayer, PlaysOneOfTheMovesThatTheMethodLeavesOpen)
{
    method::Trail trail{method::shared_ranks()};
    int detours = 0;
    while (!is_checkmate(farthest_.position())) {
        const auto step = trail.step(farthest_);
        const Choice chosen = choose(farthest_);
        ASSERT_TRUE(chosen.move && step && chosen.step);
        EXPECT_NE(std::ranges::find(step->open, *chosen.move), step->open.end());
        const auto best = table_of("KBNK").best_moves(farthest_.position());
        detours += std::ranges::find(best, *chosen.move) == best.end() ? 1 : 0;
        farthest_.play(*chosen.move);
        ASSERT_LT(farthest_.depth(), 99U);
        if (is_checkmate(farthest_.position()))
            break;
        const Choice reply = choose(farthest_);
        EXPECT_FALSE(reply.step);
        const auto all = table_of("KBNK").best_moves(farthest_.position());
        EXPECT_NE(std::ranges::find(all, *reply.move), all.end());
        farthest_.play(*reply.move);
    }
    EXPECT_GT(detours, 0);
}

TEST_F(MethodPlayer, IsPerfectElsewhereAndUntilItHasLearntTheMethod)
{
    const Game rook{position_of("8/8/8/8/4k3/8/8/R3K3 w - - 0 1")};
    const Choice chosen = player_.choose(Opponent::method, table_of("KRK"), rook, {});
    const auto best = table_of("KRK").best_moves(rook.position());
    EXPECT_NE(std::ranges::find(best, *chosen.move), best.end());
    EXPECT_FALSE(chosen.step);
    Player untaught;
    EXPECT_FALSE(untaught.knows_method());
    EXPECT_FALSE(untaught.choose(Opponent::method, table_of("KBNK"), farthest_, {}).step);
    EXPECT_TRUE(player_.choose(Opponent::method, {}, farthest_, {.depth = 1}).search);
}

TEST_F(MethodPlayer, ChoosesOfTheMovesItMayChoose)
{
    const std::vector<Move> open = choose(farthest_).step->open;
    const thumb::SearchLimits one_open{.moves = {{Square::h8, Square::g8}, open.back()}};
    EXPECT_EQ(choose(farthest_, one_open).move, open.back());
    const thumb::SearchLimits none_open{.moves = {{Square::c1, Square::a2}}};
    EXPECT_EQ(choose(farthest_, none_open).move, (Move{Square::c1, Square::a2}));
    EXPECT_FALSE(choose(farthest_, none_open).step);
    EXPECT_FALSE(choose(Game{farthest_.position()}, {.stop = [] { return true; }}).step.has_value() &&
                 choose(Game{position_of("4k3/8/8/8/8/8/8/4KBN1 w")}, {.stop = [] { return true; }}).step);
}

TEST(Player, ChoosesTheBestOfTheMovesItMayChoose)
{
    const thumb::SearchLimits limits{.depth = 2,
                                     .moves = {{Square::c7, Square::c8, chess::Role::bishop},
                                               {Square::c7, Square::c8, chess::Role::queen}}};
    const Choice drawing =
        choice(Opponent::perfect, table_of("KPKR"), "8/2P5/8/8/3r4/8/2K5/k7 w - - 0 1", limits);
    EXPECT_EQ(drawing.move, (Move{Square::c7, Square::c8, chess::Role::queen}));
    const Choice searched = choice(Opponent::rule_of_thumb, {}, "8/8/8/8/4k3/8/8/R3K3 w - - 0 1",
                                   {.depth = 2, .moves = {{Square::a1, Square::a2}}});
    EXPECT_EQ(searched.move, (Move{Square::a1, Square::a2}));
}

TEST(Player, LeavesEqualMovesToChanceThatASeedRepeats)
{
    const auto moves_of = [](Player player) {
        std::string moves;
        for (int i = 0; i < 20; ++i) {
            const Choice chosen =
                player.choose(Opponent::perfect, table_of("KBNK"), Game{position_of(many_equals)}, {});
            moves += to_coordinates(*chosen.move);
        }
        return moves;
    };
    EXPECT_EQ(moves_of(Player{1}), moves_of(Player{1}));
    EXPECT_NE(moves_of(Player{1}), moves_of(Player{2}));
    Player player{2};
    player.seed(1);
    EXPECT_EQ(moves_of(player), moves_of(Player{1}));
}

TEST(Player, StopsTheSearchWhenAskedAndStillMoves)
{
    const Choice chosen =
        choice(Opponent::rule_of_thumb, {}, "8/8/8/8/4k3/8/8/R3K3 w - - 0 1", {.stop = [] { return true; }});
    EXPECT_TRUE(chosen.move);
    EXPECT_EQ(chosen.search->depth, 0);
}

TEST(Player, ReturnsNulloptWithoutLegalMoves)
{
    EXPECT_FALSE(choice(Opponent::perfect, table_of("KRK"), "R6k/8/6K1/8/8/8/8/8 b - - 0 1").move);
    EXPECT_FALSE(choice(Opponent::rule_of_thumb, {}, "R6k/8/6K1/8/8/8/8/8 b - - 0 1").move);
}

} // namespace
} // namespace trainer
