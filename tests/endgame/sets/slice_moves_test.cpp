// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/sets/slice_moves.h"

#include <gtest/gtest.h>

#include <cstddef>

namespace endgame::sets {
namespace {

using chess::Bitboard;
using chess::Role;
using chess::Square;

constexpr Bitboard both_kings{Square::c3, Square::f5};

/// The targets of a piece's moves from a square with other pieces on the board, one of which it may capture.
Bitboard reached(Piece piece, Square from, Bitboard others)
{
    Bitboard reached;
    for_each_way_from(piece, from, both_kings, [&](Way way) {
        const bool is_open =
            way.kind == Way::Kind::pawn_capture ? others.contains(way.square) : (way.empty & others).empty();
        if (is_open)
            reached |= Bitboard{way.square};
        return true;
    });
    return reached;
}

TEST(SliceMoves, AreAttacksBlockedByKingsAndOtherPieces)
{
    for (const Role role : {Role::knight, Role::bishop, Role::rook, Role::queen}) {
        const Piece piece{Side::attacker, role};
        for (const Square from : ~both_kings) {
            for (const Square other : ~(both_kings | Bitboard{from})) {
                const Bitboard expected = attacks(piece, from, both_kings | Bitboard{other}) - both_kings;
                EXPECT_EQ(reached(piece, from, Bitboard{other}), expected);
            }
        }
    }
}

TEST(SliceMoves, OfPawnsAreStepsOverEmptySquaresAndDiagonalCaptures)
{
    const Piece up{Side::attacker, Role::pawn};
    const Piece down{Side::defender, Role::pawn};
    EXPECT_EQ(reached(up, Square::e2, {}), (Bitboard{Square::e3, Square::e4}));
    EXPECT_EQ(reached(up, Square::e2, {Square::e4, Square::d3}), (Bitboard{Square::e3, Square::d3}));
    EXPECT_EQ(reached(up, Square::e2, {Square::e3}), Bitboard{});
    EXPECT_EQ(reached(up, Square::e3, {}), Bitboard{Square::e4});
    EXPECT_EQ(reached(up, Square::c2, {}), Bitboard{}); // the king on c3
    EXPECT_EQ(reached(up, Square::e7, {Square::f8}), (Bitboard{Square::e8, Square::f8}));
    EXPECT_EQ(reached(down, Square::f7, {}), Bitboard{Square::f6}); // the king on f5
    EXPECT_EQ(reached(down, Square::b7, {Square::c6}), (Bitboard{Square::b6, Square::b5, Square::c6}));
}

TEST(SliceMoves, AreInverseToUnmoves)
{
    for (const Role role : {Role::pawn, Role::knight, Role::bishop, Role::queen}) {
        for (const Side side : {Side::attacker, Side::defender}) {
            const Piece piece{side, role};
            std::size_t ways = 0;
            for (const Square from : ~both_kings) {
                for_each_way_from(piece, from, both_kings, [&](Way there) {
                    std::size_t found = 0;
                    for_each_way_to(piece, there.square, both_kings, [&](Way back) {
                        found += back.square == from && back.empty == there.empty && back.kind == there.kind;
                        return true;
                    });
                    EXPECT_EQ(found, 1U) << to_string(from) << to_string(there.square);
                    ++ways;
                    return true;
                });
            }
            EXPECT_GT(ways, 0U);
        }
    }
}

} // namespace
} // namespace endgame::sets
