// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/opponents.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <optional>
#include <string>

#include "chess/legal_moves.h"
#include "chess/san.h"
#include "endings.h"
#include "kbnk_positions.h"
#include "trainer/drill.h"

namespace trainer {
namespace {

using chess::Move;
using chess::Position;
using endgame::position_of;
using endgame::solved;

using Choose = std::optional<Move> (*)(const endgame::Tablebase&, const Game&, Random&);

/// The frequency of each move in `times` choices.
std::map<std::string, int> choices(Choose choose, const char* fen, int times, std::uint64_t seed = 1)
{
    Random random{seed};
    const Game game{position_of(fen)};
    std::map<std::string, int> counts;
    for (int i = 0; i < times; ++i)
        ++counts[to_san(game.position(), *choose(solved(), game, random))];
    return counts;
}

/// The moves to mate that a move costs its mover.
int cost(const Position& position, Move move)
{
    const auto best = *solved().probe(position);
    const auto after = solved().probe(position.play(move))->for_mover();
    EXPECT_EQ(best.outcome(), after.outcome()) << to_fen(position.setup());
    return best.is_draw() ? 0 : std::abs(best.to_mate().moves() - after.to_mate().moves());
}

/// A lost position with the defender to move.
Position lost_position(std::uint64_t seed)
{
    const Position start = *random_start(solved(), {.shortest = 8}, seed);
    return start.play(solved().best_moves(start).front());
}

TEST(Opponents, ANaturalOneIsAMoveShortAtMost)
{
    Random random{1};
    int costs = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const Position position = lost_position(seed);
        const int here = cost(position, *choose_natural_move(solved(), Game{position}, random));
        EXPECT_LE(here, 1) << to_fen(position.setup());
        costs += here;
    }
    EXPECT_GT(costs, 5);
    EXPECT_LT(costs, 150);
}

TEST(Opponents, NaturalOpponentAttacksHangingPieces)
{
    // Kc7 and three others hold out a move longer.
    EXPECT_EQ(choices(choose_natural_move, "8/1k6/1N6/8/8/4B3/2K5/8 b", 50),
              (std::map<std::string, int>{{"Ka7", 50}}));
}

TEST(Opponents, ANaturalOneGoesWhereWrongCornerAndKnightAreNear)
{
    // The wrong corners are a1 and h8: Ke7 goes for the knight, Ke8 would hold out longer.
    EXPECT_EQ(choices(choose_natural_move, "5k2/8/6K1/8/8/8/B5N1/8 b", 50),
              (std::map<std::string, int>{{"Ke7", 50}}));
}

TEST(Opponents, NaturalOpponentChoosesAmongEqualsAtRandom)
{
    const auto counts = choices(choose_natural_move, "8/8/8/8/2BkN3/8/8/K7 b", 400);
    EXPECT_EQ(counts.size(), 2U);
    EXPECT_GT(counts.at("Kxc4"), 140);
    EXPECT_GT(counts.at("Kxe4"), 140);
}

TEST(Opponents, OnesThatWinOrHoldADrawPlayPerfectly)
{
    Random random{2};
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const Position won = *random_start(solved(), {}, seed);
        EXPECT_EQ(cost(won, *choose_natural_move(solved(), Game{won}, random)), 0);
    }
    EXPECT_EQ(choices(choose_natural_move, "8/6K1/8/8/2kBN3/8/8/8 b", 20),
              (std::map<std::string, int>{{"Kxd4", 20}}));
    EXPECT_EQ(choices(choose_slipping_move, "8/6K1/8/8/2kBN3/8/8/8 b", 20),
              (std::map<std::string, int>{{"Kxd4", 20}}));
}

TEST(Opponents, ASlipIsAnyMoveUpToThreeShortAndComesOnceInFour)
{
    // Ke8 is best, Ke7 a move short, and there is no other.
    const auto counts = choices(choose_slipping_move, "5k2/8/6K1/8/8/8/B5N1/8 b", 4'000);
    ASSERT_EQ(counts.size(), 2U);
    EXPECT_NEAR(counts.at("Ke7"), 1'000, 120);
    std::map<int, int> costs;
    int slips = 0;
    Random random{3};
    for (std::uint64_t seed = 0; seed < 1'000; ++seed) {
        // Either side slips.
        const Position position = seed % 2 == 0 ? lost_position(seed) : *random_start(solved(), {}, seed);
        const int here = cost(position, *choose_slipping_move(solved(), Game{position}, random));
        ++costs[here];
        slips += here > 0 ? 1 : 0;
    }
    EXPECT_EQ(costs.rbegin()->first, largest_slip);
    EXPECT_EQ(costs.size(), 4U);
    EXPECT_GT(slips, 150);
    EXPECT_LT(slips, 290);
}

TEST(Opponents, EachSlipIsAsLikelyAsTheOther)
{
    const char* const fen = "4k3/8/8/8/8/8/8/4KBN1 b";
    const Position position = position_of(fen);
    const auto counts = choices(choose_slipping_move, fen, 8'000);
    int least = 8'000;
    int most = 0;
    for (const Move move : legal_moves(position)) {
        const int here = cost(position, move);
        const auto found = counts.find(to_san(position, move));
        const int times = found == counts.end() ? 0 : found->second;
        if (here == 0)
            continue;
        EXPECT_EQ(times > 0, here <= largest_slip);
        if (here <= largest_slip) {
            least = std::min(least, times);
            most = std::max(most, times);
        }
    }
    EXPECT_GT(most, 0);
    EXPECT_LT(most, 2 * least);
}

TEST(Opponents, PlayTheSameFromTheSameSeed)
{
    const char* const fen = "4k3/8/8/8/8/8/8/4KBN1 b";
    for (const Choose choose : {choose_natural_move, choose_slipping_move}) {
        EXPECT_EQ(choices(choose, fen, 50, 7), choices(choose, fen, 50, 7));
        Random random{1};
        EXPECT_EQ(choose(solved(), Game{position_of("1k6/8/KN1B4/8/8/8/8/8 b")}, random), std::nullopt);
        EXPECT_EQ(choose({}, Game{Position::initial()}, random), std::nullopt);
    }
}

} // namespace
} // namespace trainer
