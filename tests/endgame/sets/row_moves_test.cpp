// SPDX-License-Identifier: GPL-3.0-or-later

// Moves over rows, compared with the attacks of core/chess piece by piece.

#include "endgame/sets/row_moves.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "chess/attacks.h"
#include "chess/bitboard.h"
#include "endgame/piece_attacks.h"
#include "endgame/sets/rows.h"

namespace endgame::sets {
namespace {

using chess::Bitboard;
using chess::Role;
using chess::Square;

constexpr Kings these_kings{Square::c3, Square::f5};
constexpr Bitboard kings_squares{these_kings.defending, these_kings.attacking};
constexpr std::array roles{Role::knight, Role::bishop, Role::rook, Role::queen};

/// The squares from which a move of the piece leads to a target, with the other piece on a square.
Bitboard origins(Piece piece, Square target, Square other)
{
    const Bitboard occupied = kings_squares | Bitboard{other};
    return attackers(piece, target, occupied) - occupied;
}

TEST(RowMoves, OfTheFirstPieceAreBlockedByKingsAndTheLastPiece)
{
    const RowWords open = open_squares(kings_squares, row_length);
    for (const Role role : roles) {
        const Piece piece{Side::attacker, role};
        for (const Square target : ~kings_squares) {
            for (const Square last : ~(kings_squares | Bitboard{target})) {
                RowWords to{};
                RowWords from{};
                to[index(target)] = Bitboard{last}.bits();
                add_moves_of_first(piece, to, open, from);
                Bitboard found;
                for (const Square first : ~(kings_squares | Bitboard{last})) {
                    if (from[index(first)] == Bitboard{last}.bits())
                        found |= Bitboard{first};
                }
                EXPECT_EQ(found, origins(piece, target, last)) << to_string(target) << to_string(last);
            }
        }
    }
}

TEST(RowMoves, OfTheLastPieceAreBlockedByKingsAndTheFirstPiece)
{
    const RowWords open = open_squares(kings_squares, row_length);
    for (const Role role : roles) {
        const Piece piece{Side::defender, role};
        for (const Square target : ~kings_squares) {
            RowWords to{};
            RowWords from{};
            for (const Square first : ~(kings_squares | Bitboard{target}))
                to[index(first)] = Bitboard{target}.bits();
            add_moves_of_last(piece, to, open, from);
            for (const Square first : ~(kings_squares | Bitboard{target})) {
                const Bitboard pieces = kings_squares | Bitboard{first};
                EXPECT_EQ(Bitboard{from[index(first)]} - pieces, origins(piece, target, first));
            }
        }
    }
}

TEST(RowMoves, OfPawnsGoUpForTheAttackerAndDownForTheDefender)
{
    const RowWords open = open_squares(kings_squares, row_length);
    const auto origin_of_last = [&](Side side, Square target, bool is_double) {
        RowWords to{};
        RowWords from{};
        to[index(Square::h1)] = Bitboard{target}.bits();
        if (is_double)
            add_double_steps_of_last(side, to, open, from);
        else
            add_moves_of_last({side, Role::pawn}, to, open, from);
        return Bitboard{from[index(Square::h1)]};
    };
    EXPECT_EQ(origin_of_last(Side::attacker, Square::e4, false), Bitboard{Square::e3});
    EXPECT_EQ(origin_of_last(Side::defender, Square::e4, false), Bitboard{Square::e5});
    EXPECT_EQ(origin_of_last(Side::attacker, Square::e4, true), Bitboard{Square::e2});
    EXPECT_EQ(origin_of_last(Side::attacker, Square::c4, true), Bitboard{}); // past the king on c3
    EXPECT_EQ(origin_of_last(Side::attacker, Square::e5, true), Bitboard{});
    EXPECT_EQ(origin_of_last(Side::defender, Square::e5, true), Bitboard{Square::e7});
    EXPECT_EQ(origin_of_last(Side::defender, Square::e4, true), Bitboard{});
}

TEST(RowMoves, OfAPawnAsTheFirstPieceAreBlockedByTheLastPiece)
{
    const RowWords open = open_squares(kings_squares, row_length);
    const auto has_origin = [&](Square target, Square last, Square origin) {
        RowWords to{};
        RowWords from{};
        to[index(target)] = Bitboard{last}.bits();
        add_double_steps_of_first(Side::attacker, to, open, from);
        return from[index(origin)] != 0;
    };
    EXPECT_TRUE(has_origin(Square::e4, Square::h7, Square::e2));
    EXPECT_FALSE(has_origin(Square::e4, Square::e3, Square::e2));
    EXPECT_FALSE(has_origin(Square::c4, Square::h7, Square::c2)); // past the king on c3
}

/// The squares from which a pawn captures on a target.
Bitboard takers(Side side, Square target)
{
    Bitboard found;
    for (const int file : {-1, 1}) {
        if (const auto origin = offset(target, file, side == Side::attacker ? -1 : 1))
            found |= Bitboard{*origin};
    }
    return found;
}

TEST(RowMoves, OfPawnsIncludeDiagonalCaptures)
{
    const RowWords open = open_squares(kings_squares, row_length);
    for (const Side side : {Side::attacker, Side::defender}) {
        for (const Square target : ~kings_squares) {
            RowWords to{};
            to[index(target)] = Bitboard{target}.bits();
            RowWords from_of_last{};
            add_moves_of_last({side, Role::pawn}, to, open, from_of_last);
            EXPECT_EQ(Bitboard{from_of_last[index(target)]}, takers(side, target)) << to_string(target);
            RowWords from_of_first{};
            add_moves_of_first({side, Role::pawn}, to, open, from_of_first);
            for (const Square first : chess::all_squares) {
                const Word taken = takers(side, target).contains(first) ? Bitboard{target}.bits() : 0;
                EXPECT_EQ(from_of_first[index(first)], taken) << to_string(first) << to_string(target);
            }
        }
    }
}

TEST(RowMoves, RowSizeIsTheNumberOfBits)
{
    RowWords words{};
    EXPECT_EQ(size_of(words), 0U);
    words[0] = all_bits;
    words[63] = 0b101;
    EXPECT_EQ(size_of(words), 66U);
    EXPECT_EQ(size_of(ConstRow{words}.last(1)), 2U);
}

TEST(RowMoves, CombineSlicesByEmptyOrOccupiedSquares)
{
    RowWords all;
    all.fill(all_bits);
    RowWords united_unless{};
    RowWords united_where{};
    RowWords kept_unless = all;
    RowWords kept_where = all;
    unite_unless(united_unless, all, {Square::b1, Square::c1});
    unite_where(united_where, all, Square::b1);
    EXPECT_TRUE(intersect_unless(kept_unless, RowWords{}, {Square::b1, Square::c1}));
    EXPECT_TRUE(intersect_where(kept_where, RowWords{}, Square::b1));
    for (const Square first : chess::all_squares) {
        for (const Square last : chess::all_squares) {
            const Bitboard both{first, last};
            const auto has = [&](const RowWords& words) {
                return Bitboard{words[index(first)]}.contains(last);
            };
            const bool is_occupied = !(both & Bitboard{Square::b1, Square::c1}).empty();
            EXPECT_EQ(has(united_unless), !is_occupied);
            EXPECT_EQ(has(kept_unless), is_occupied);
            EXPECT_EQ(has(united_where), both.contains(Square::b1));
            EXPECT_EQ(has(kept_where), !both.contains(Square::b1));
        }
    }
    EXPECT_FALSE(intersect_unless(kept_where, united_unless, {}) && intersect(kept_where, kept_unless));
}

TEST(Rows, ReflectLikeTheirPlacements)
{
    for (const Symmetry symmetry : symmetries_of(Fold::triangle)) {
        for (const Square first : chess::all_squares) {
            for (const Square last : chess::all_squares) {
                RowWords from{};
                RowWords to;
                from[index(first)] = Bitboard{last}.bits();
                reflect(from, to, symmetry);
                RowWords expected{};
                expected[index(seen_in(symmetry, first))] = Bitboard{seen_in(symmetry, last)}.bits();
                EXPECT_EQ(to, expected);
            }
        }
        const Word one[]{Bitboard{Square::b1, Square::g3}.bits()};
        Word seen[]{0};
        reflect(one, seen, symmetry);
        EXPECT_EQ(seen[0], seen_in(symmetry, one[0]));
    }
}

TEST(Rows, IntersectionContainsCommonPlacements)
{
    const RowWords row{0b1110, 0b1000};
    const RowWords other{0b0111, 0b1000};
    const RowWords third{0b0100};
    const RowWords none{};
    RowWords common;
    CommonRows rows{row};
    EXPECT_TRUE(intersection(rows, common));
    EXPECT_EQ(common, row);
    rows.add(other);
    EXPECT_TRUE(intersection(rows, common));
    EXPECT_EQ(common, (RowWords{0b0110, 0b1000}));
    rows.add(third);
    EXPECT_TRUE(intersection(rows, common));
    EXPECT_EQ(common, RowWords{0b0100});
    rows.add(none);
    EXPECT_FALSE(intersection(rows, common));
    EXPECT_TRUE(is_empty(common));
}

TEST(Rows, SettlePossibleNewPlacementsOnce)
{
    RowWords row{0b1111, 0b1000};
    const RowWords possible{0b0111, 0b1000};
    RowWords settled{0b0001, 0b1000};
    EXPECT_TRUE(settle(row, possible, settled));
    EXPECT_EQ(row, (RowWords{0b0110, 0}));
    EXPECT_EQ(settled, (RowWords{0b0111, 0b1000}));
    EXPECT_FALSE(settle(row, possible, settled));
    EXPECT_TRUE(is_empty(row));
    complement(row);
    EXPECT_EQ(size_of(row), 64U * 64U);
}

/// A unique row for each pair of kings, the same under every symmetry.
RowWords row_for(Kings pair)
{
    RowWords row{};
    row[index(pair.attacking)] = Bitboard{pair.attacking, pair.defending}.bits();
    return row;
}

TEST(FoldedRows, ContainImagesWithinReach)
{
    using Reach = FoldedRows::Reach;
    for (const Fold fold : {Fold::files, Fold::quadrant, Fold::triangle}) {
        for (const Reach reach : {Reach::solved, Reach::one_step_off}) {
            FoldedRows rows{fold, reach, row_length};
            Bitboard within = solved_kings(fold);
            for (const Square defending : solved_kings(fold)) {
                if (reach == Reach::one_step_off)
                    within |= chess::king_attacks(defending);
                for (const Square attacking : chess::all_squares) {
                    if (const Kings pair{defending, attacking}; is_solved(fold, pair)) {
                        std::ranges::copy(row_for(pair), rows.row(pair).begin());
                        rows.reflect(pair);
                    }
                }
            }
            for (const Square defending : within) {
                for (const Square attacking : chess::all_squares) {
                    const Kings pair{defending, attacking};
                    EXPECT_TRUE(std::ranges::equal(rows.row(pair), row_for(pair)));
                    EXPECT_EQ(rows.changes(pair), 1U);
                }
            }
        }
    }
}

TEST(FoldedRows, AreClearedWithTheirImages)
{
    FoldedRows rows{Fold::triangle, FoldedRows::Reach::solved, row_length, row_length};
    const Kings below{Square::b2, Square::f4};
    const Kings above{Square::b2, Square::d6};
    const Kings other{Square::b2, Square::g4};
    for (const Kings pair : {below, other}) {
        std::ranges::copy(row_for(pair), rows.slice(pair, index(Square::c1)).begin());
        rows.reflect(pair, Bitboard{Square::c1}.bits());
    }
    EXPECT_TRUE(std::ranges::equal(rows.slice(above, index(Square::a3)), row_for(above)));
    EXPECT_EQ(rows.changes(above), Bitboard{Square::a3}.bits());
    rows.clear(below);
    for (const Kings pair : {below, above}) {
        EXPECT_TRUE(is_empty(rows.row(pair)));
        EXPECT_EQ(rows.changes(pair), 0U);
    }
    EXPECT_FALSE(is_empty(rows.row(other)));
}

TEST(RowMoves, WorkOnRowsOfASingleWord)
{
    const RowWords open = open_squares(kings_squares, 1);
    const Word to[]{Bitboard{Square::c1}.bits()};
    Word from[]{0};
    add_moves_of_last({Side::attacker, Role::rook}, to, ConstRow{open}.first(1), from);
    EXPECT_EQ(Bitboard{from[0]}, (chess::rank_squares(0) | Bitboard{Square::c2}) - Bitboard{Square::c1});
}

} // namespace
} // namespace endgame::sets
