// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/sets/placement.h"

#include <gtest/gtest.h>

#include <set>

#include "chess/bitboard.h"

namespace endgame::sets {
namespace {

using chess::Square;

constexpr std::array mirrors{Mirror::none, Mirror::left_right, Mirror::up_down, Mirror::both};

TEST(Placement, IsFlippedSoThatTheDefendingKingIsCanonical)
{
    for (const Square king : chess::all_squares) {
        const Square anywhere = seen_in(folding(king, false), king);
        EXPECT_TRUE(file_of(anywhere) < 4 && rank_of(anywhere) < 4);
        const Square with_pawns = seen_in(folding(king, true), king);
        EXPECT_TRUE(file_of(with_pawns) < 4 && rank_of(with_pawns) == rank_of(king));
    }
}

TEST(Placement, IsUnchangedIfTheDefendingKingIsCanonical)
{
    EXPECT_EQ(folding(Square::d4, false), Mirror::none);
    EXPECT_EQ(folding(Square::d8, true), Mirror::none);
    EXPECT_EQ(folding(Square::d8, false), Mirror::up_down);
    EXPECT_EQ(folding(Square::e8, false), Mirror::both);
    EXPECT_EQ(folding(Square::e8, true), Mirror::left_right);
}

TEST(Placement, HasAUniqueRowForEveryPairOfKings)
{
    for (const bool has_pawn : {false, true}) {
        std::set<std::size_t> rows;
        for (const Square defender : chess::all_squares) {
            if (folding(defender, has_pawn) != Mirror::none)
                continue;
            for (const Square attacker : chess::all_squares)
                rows.insert(row_of({defender, attacker}));
        }
        EXPECT_EQ(rows.size(), row_count(has_pawn));
        EXPECT_EQ(*rows.rbegin(), row_count(has_pawn) - 1);
    }
}

TEST(Mirrors, MapSetsLikeTheirSquares)
{
    for (const Mirror mirror : mirrors) {
        for (const Square square : chess::all_squares) {
            const Word set = chess::Bitboard{square}.bits();
            EXPECT_EQ(seen_in(mirror, set), chess::Bitboard{seen_in(mirror, square)}.bits());
        }
    }
}

TEST(Symmetries, MapSetsLikeTheirSquaresAndPreserveDistances)
{
    std::set<std::array<Square, 2>> images;
    for (const Symmetry symmetry : symmetries_of(Fold::triangle)) {
        images.insert({seen_in(symmetry, Square::b1), seen_in(symmetry, Square::g3)});
        for (const Square square : chess::all_squares) {
            const Square image = seen_in(symmetry, square);
            EXPECT_EQ(seen_in(symmetry, chess::Bitboard{square}.bits()), chess::Bitboard{image}.bits());
            for (const Square other : chess::all_squares)
                EXPECT_EQ(king_distance(image, seen_in(symmetry, other)), king_distance(square, other));
        }
    }
    EXPECT_EQ(images.size(), 8U);
    for (const Symmetry symmetry : symmetries_of(Fold::files)) {
        for (const Square square : chess::all_squares)
            EXPECT_EQ(rank_of(seen_in(symmetry, square)), rank_of(square));
    }
}

TEST(Symmetries, MapEachPairOfKingsToASolvedOne)
{
    for (const auto& [fold, solved] : {std::pair{Fold::files, 32U * 64U},
                                       {Fold::quadrant, 16U * 64U},
                                       {Fold::triangle, 6U * 64U + 4U * 36U}}) {
        std::size_t count = 0;
        for (const Square defending : chess::all_squares) {
            for (const Square attacking : chess::all_squares) {
                const Kings kings{defending, attacking};
                std::set<std::array<Square, 2>> images;
                for (const Symmetry symmetry : symmetries_of(fold)) {
                    if (const Kings seen = seen_in(symmetry, kings); is_solved(fold, seen))
                        images.insert({seen.defending, seen.attacking});
                }
                EXPECT_EQ(images.size(), 1U);
                count += is_solved(fold, kings) ? 1 : 0;
            }
        }
        EXPECT_EQ(count, solved);
    }
}

TEST(Symmetries, OnlyTheTriangleHasImageRows)
{
    std::set<std::size_t> images;
    for_each_image_row(Fold::triangle, [&](std::size_t solved, std::size_t row) {
        EXPECT_TRUE(images.insert(row).second);
        EXPECT_FALSE(images.contains(solved));
    });
    EXPECT_EQ(images.size(), row_count(false) - (6U * 64U + 4U * 36U));
    for (const Fold fold : {Fold::files, Fold::quadrant})
        for_each_image_row(fold, [](std::size_t, std::size_t) { ADD_FAILURE(); });
}

} // namespace
} // namespace endgame::sets
