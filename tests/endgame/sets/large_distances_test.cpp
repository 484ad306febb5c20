// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/sets/large_distances.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <stop_token>
#include <utility>

#include "chess/bitboard.h"

namespace endgame::sets {
namespace {

using Attackers = LargeDistances::Attackers;
using chess::Square;
using chess::square_at;

/// Distances with the attacker to move, 1 wherever the outer piece is on a square.
LargeDistances with_outer_on(const char* name, LargeDistances::Attackers attackers, Square outer)
{
    LargeDistances distances{*Material::parse(name, most_pieces_on_request), attackers};
    RowWords all;
    all.fill(all_bits);
    distances.enter(Side::attacker, 0, index(outer), all, 1);
    distances.pack();
    return distances;
}

TEST(LargeDistances, StoreAttackerDistancesNeededByPromotions)
{
    const Kings kings{Square::a1, Square::a1};
    const auto some = [&](const LargeDistances& distances, Square outer, Square first) {
        return distances.numbers(Side::attacker, kings, outer, first).some();
    };
    for (const Square outer : {Square::a1, Square::e1, Square::d4, Square::h5, Square::b7, Square::f8}) {
        const bool is_on_edge = rank_of(outer) == 0 || rank_of(outer) == 7;
        EXPECT_EQ(some(with_outer_on("KRKQN", Attackers::none, outer), outer, Square::c3), 0U);
        // The queen is the outer piece, the rook the first, the knight the last.
        EXPECT_EQ(some(with_outer_on("KRKQN", Attackers::after_promotion, outer), outer, Square::c3),
                  is_on_edge ? all_bits : (chess::rank_squares(0) | chess::rank_squares(7)).bits());
        // With a pawn the board cannot be flipped vertically.
        EXPECT_EQ(some(with_outer_on("KRPKB", Attackers::after_promotion, outer), outer, Square::c1),
                  all_bits);
        EXPECT_EQ(some(with_outer_on("KRPKB", Attackers::after_promotion, outer), outer, Square::c8), 0U);
    }
}

TEST(LargeDistances, CountEnteredNumbersEvenIfNotStored)
{
    LargeDistances distances{*Material::parse("KRBKN", most_pieces_on_request), Attackers::none};
    RowWords set{};
    set[3] = 0b1011;
    set[7] = 1;
    distances.enter(Side::attacker, 5, 9, set, 2);
    distances.enter(Side::attacker, 6, 9, set, 2);
    distances.enter(Side::defender, 5, 9, set, 130);
    distances.pack();
    EXPECT_EQ(distances.counts(Side::attacker)[2], 8U);
    EXPECT_EQ(distances.counts(Side::defender)[130], 4U);
    EXPECT_EQ(distances.counts(Side::attacker)[1], 0U);
    EXPECT_EQ(distances.counts(Side::attacker)[0], 0U);
}

TEST(LargeDistances, AreInvariantUnderFlips)
{
    LargeDistances distances{*Material::parse("KRBKN", most_pieces_on_request), Attackers::none};
    RowWords set{};
    set[index(Square::c3)] = chess::Bitboard{Square::e2}.bits();
    const Kings kings{Square::b1, Square::f6};
    distances.enter(Side::defender, row_of(kings), index(Square::g4), set, 9);
    distances.pack();
    for (const Mirror mirror : {Mirror::none, Mirror::left_right, Mirror::up_down, Mirror::both}) {
        const Placement placement = seen_in(mirror, Placement{kings, {Square::g4, Square::c3, Square::e2}});
        EXPECT_EQ(distances.at(placement), 9U);
        const auto [outer, first, last] = placement.pieces;
        EXPECT_EQ(distances.numbers(Side::defender, placement.kings, outer, first).equal(9),
                  chess::Bitboard{last}.bits());
    }
}

TEST(LargeDistances, AreCompletedByReflectionInTheDiagonal)
{
    for (const char* name : {"KRBKN", "KRRKN"}) {
        LargeDistances distances{*Material::parse(name, most_pieces_on_request), Attackers::none};
        const Kings kings{Square::b1, Square::f6};
        ASSERT_TRUE(is_solved(distances.fold(), kings));
        for (const auto& [outer, first] : {std::pair{Square::c3, Square::g4}, {Square::g4, Square::c3}}) {
            RowWords set{};
            set[index(first)] = chess::Bitboard{Square::e2}.bits();
            distances.enter(Side::defender, row_of(kings), index(outer), set, 9);
        }
        EXPECT_TRUE(distances.complete(Crew{2}));
        EXPECT_TRUE(distances.pack(Crew{2}));
        EXPECT_EQ(distances.counts(Side::defender)[9], 4U);
        for (const Symmetry symmetry : symmetries_of(Fold::triangle)) {
            const auto seen = [symmetry](Square square) { return seen_in(symmetry, square); };
            const Kings there{seen(kings.defending), seen(kings.attacking)};
            for (const auto& [outer, first] : {std::pair{Square::c3, Square::g4}, {Square::g4, Square::c3}}) {
                EXPECT_EQ(distances.at({there, {seen(outer), seen(first), seen(Square::e2)}}), 9U);
                EXPECT_EQ(distances.numbers(Side::defender, there, seen(outer), seen(first)).equal(9),
                          chess::Bitboard{seen(Square::e2)}.bits());
            }
        }
    }
}

TEST(LargeDistances, AreNotCompletedOrPackedAfterAStopRequest)
{
    std::stop_source source;
    source.request_stop();
    const Crew crew{2, source.get_token()};
    LargeDistances distances{*Material::parse("KRBKN", most_pieces_on_request), Attackers::none};
    EXPECT_FALSE(distances.complete(crew));
    EXPECT_FALSE(distances.pack(crew));
}

TEST(LargeDistances, StoredForPromotionsDoNotUseTheDiagonal)
{
    const auto fold = [](const char* name, Attackers attackers) {
        return LargeDistances{*Material::parse(name, most_pieces_on_request), attackers}.fold();
    };
    EXPECT_EQ(fold("KRKQN", Attackers::none), Fold::triangle);
    EXPECT_EQ(fold("KRKQN", Attackers::after_promotion), Fold::quadrant);
    EXPECT_EQ(fold("KRPKB", Attackers::none), Fold::files);
}

TEST(LargeDistances, StoreEquivalentPlacementsOnce)
{
    LargeDistances distances{*Material::parse("KRRKR", most_pieces_on_request), Attackers::none};
    const Kings kings{Square::b1, Square::f6};
    for (const auto& [outer, first] : {std::pair{Square::c3, Square::g4}, {Square::g4, Square::c3}}) {
        RowWords set{};
        set[index(first)] = chess::Bitboard{Square::e2}.bits();
        distances.enter(Side::defender, row_of(kings), index(outer), set, 9);
    }
    distances.pack();
    EXPECT_EQ(distances.counts(Side::defender)[9], 2U);
    for (const Mirror mirror : {Mirror::none, Mirror::left_right, Mirror::up_down, Mirror::both}) {
        for (const auto& [outer, first] : {std::pair{Square::c3, Square::g4}, {Square::g4, Square::c3}}) {
            const Placement seen = seen_in(mirror, Placement{kings, {outer, first, Square::e2}});
            EXPECT_EQ(distances.at(seen), 9U);
            EXPECT_EQ(distances.numbers(Side::defender, seen.kings, seen.pieces[0], seen.pieces[1]).equal(9),
                      chess::Bitboard{seen.pieces[2]}.bits());
        }
    }
    LargeDistances one{*Material::parse("KRRKR", most_pieces_on_request), Attackers::none};
    RowWords set{};
    set[index(Square::g4)] = chess::Bitboard{Square::e2}.bits();
    one.enter(Side::defender, row_of(kings), index(Square::c3), set, 9);
    one.pack();
    EXPECT_EQ(distances.memory(), one.memory());
}

} // namespace
} // namespace endgame::sets
