// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/thumb/evaluation.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdlib>
#include <span>
#include <vector>

#include "chess/fen.h"
#include "endgame/checksum.h"
#include "kbnk_positions.h"
#include "thumb/boards.h"
#include "trainer/random.h"

namespace trainer::thumb {
namespace {

using chess::Color;
using chess::Position;
using chess::Role;
using chess::Square;
using endgame::is_sanitized;
using endgame::position_of;

TEST(Evaluation, IsTheSameInAllImagesOfBishopAndKnight)
{
    const chess::Bitboard kings = is_sanitized ? chess::Bitboard{Square::b2} : endgame::canonical_kings;
    for (const Color turn : chess::all_colors) {
        endgame::Breaches breaches;
        std::size_t number = 0;
        endgame::for_each_position(turn, kings, chess::all_squares, [&](const Position& position) {
            if (++number % 7 != 0)
                return;
            const int worth = evaluate(position);
            for (std::size_t symmetry = 1; symmetry < chess::symmetry_count; ++symmetry) {
                if (evaluate(*Position::from(image(position.setup(), symmetry))) != worth)
                    breaches.add(position);
            }
            if (evaluate(*Position::from(color_swapped(position.setup()))) != worth)
                breaches.add(position);
        });
        EXPECT_EQ(breaches.count(), 0U) << breaches.example();
    }
}

TEST(Evaluation, KnowsNeitherLeftNorColour)
{
    Random random{4};
    for (int times = 0; times < (is_sanitized ? 2'000 : 100'000); ++times) {
        const Position position = random_position(random, below(random, 14));
        const int worth = evaluate(position);
        EXPECT_EQ(evaluate(*Position::from(image(position.setup(), 1))), worth) << to_fen(position.setup());
        EXPECT_EQ(evaluate(*Position::from(color_swapped(position.setup()))), worth)
            << to_fen(position.setup());
    }
}

TEST(Evaluation, KnowsNoDirectionWithoutPawnsInTheHunt)
{
    Random random{5};
    for (int times = 0; times < (is_sanitized ? 500 : 20'000); ++times) {
        for (const auto& pieces :
             {white_pieces({Role::queen}), white_pieces({Role::rook}),
              white_pieces({Role::bishop, Role::bishop}), white_pieces({Role::rook, Role::knight})}) {
            const Position position = random_position(random, pieces);
            for (std::size_t symmetry = 1; symmetry < chess::symmetry_count; ++symmetry)
                EXPECT_EQ(evaluate(*Position::from(image(position.setup(), symmetry))), evaluate(position))
                    << to_fen(position.setup());
        }
    }
}

TEST(Evaluation, IsFarFromAnyMate)
{
    Random random{6};
    for (int times = 0; times < 10'000; ++times)
        EXPECT_LT(std::abs(evaluate(random_position(random, 14))), 30'000);
}

/// How surely it mates was measured with these weights. Whoever changes one measures that again, by
/// RuleOfThumbMate, and then writes the new sum here.
TEST(Evaluation, WeighsAsItDidWhenItWasMeasured)
{
    Random random{7};
    std::vector<int> worths;
    for (std::size_t count = 0; count < 10; ++count) {
        for (int times = 0; times < 10'000; ++times)
            worths.push_back(evaluate(random_position(random, count)));
    }
    for (const auto& pieces :
         {white_pieces({Role::bishop, Role::knight}), white_pieces({Role::bishop, Role::bishop}),
          white_pieces({Role::queen}), white_pieces({Role::rook})}) {
        for (int times = 0; times < 20'000; ++times)
            worths.push_back(evaluate(random_position(random, pieces)));
    }
    EXPECT_EQ(endgame::checksum(std::as_bytes(std::span{worths})), 667'754'303'425'732'554U);
}

TEST(Evaluation, PrefersTheRightCornerToTheWrongOne)
{
    EXPECT_LT(evaluate(position_of("k7/8/2K5/3B4/3N4/8/8/8 b")),
              evaluate(position_of("k7/8/2K5/3N4/3B4/8/8/8 b")));
}

TEST(Evaluation, TakesAWonHuntForMoreThanAnyPieces)
{
    const int hunt = evaluate(position_of("4k3/8/8/8/8/8/8/2B1K1N1 w"));
    EXPECT_GT(hunt, evaluate(position_of("rnb1kbnr/8/8/8/8/8/8/QQQQKQQQ w")));
    EXPECT_EQ(evaluate(position_of("4k3/8/8/8/8/8/8/2B1K1N1 b")), -hunt);
}

TEST(HunterMayRest, WhereTheBareKingReachesNothingThatIsNotCovered)
{
    // Nothing within two moves.
    EXPECT_TRUE(hunter_may_rest(position_of("k7/8/8/8/8/8/4K3/5BN1 b")));
    // The knight beside the bare king stands alone, or its own king covers it.
    EXPECT_FALSE(hunter_may_rest(position_of("k7/1N6/8/8/8/8/8/K5B1 b")));
    EXPECT_TRUE(hunter_may_rest(position_of("k7/1N6/2K5/8/8/8/8/6B1 b")));
}

TEST(HunterMayRest, OnlyWithTheBareKingToMove)
{
    EXPECT_FALSE(hunter_may_rest(position_of("k7/8/8/8/8/8/4K3/5BN1 w")));
    EXPECT_FALSE(hunter_may_rest(position_of("k6r/8/8/8/8/8/4K3/5BN1 b")));
}

} // namespace
} // namespace trainer::thumb
