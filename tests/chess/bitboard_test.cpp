// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/bitboard.h"

#include <gtest/gtest.h>

#include <random>
#include <vector>

#include "chess/board.h"
#include "printing.h"

namespace chess {
namespace {

TEST(Bitboard, IteratesInAscendingOrder)
{
    const Bitboard set{Square::h8, Square::a1, Square::e4};
    const std::vector<Square> walked(set.begin(), set.end());
    EXPECT_EQ(walked, (std::vector{Square::a1, Square::e4, Square::h8}));
    auto place = set.begin();
    EXPECT_EQ(*place++, Square::a1);
    EXPECT_EQ(*place, Square::e4);
    EXPECT_EQ(set.first(), Square::a1);
    EXPECT_EQ(set.last(), Square::h8);
    EXPECT_EQ(set.size(), 3);
}

TEST(Bitboard, OperatorsAreSetOperations)
{
    const Bitboard a{Square::a1, Square::b1};
    const Bitboard b{Square::b1, Square::c1};
    EXPECT_EQ(a | b, (Bitboard{Square::a1, Square::b1, Square::c1}));
    EXPECT_EQ(a & b, Bitboard{Square::b1});
    EXPECT_EQ(a - b, Bitboard{Square::a1});
    EXPECT_EQ(a ^ b, (Bitboard{Square::a1, Square::c1}));
    EXPECT_EQ((~a).size(), 62);
    Bitboard toggled = a;
    toggled ^= b;
    EXPECT_EQ(toggled, a ^ b);
    EXPECT_TRUE((a - a).empty());
}

TEST(Bitboard, ColoursAgreeWithTheSquares)
{
    EXPECT_EQ(dark_squares | light_squares, all_squares);
    for (const Square square : all_squares) {
        EXPECT_EQ(dark_squares.contains(square), is_dark(square)) << to_string(square);
        EXPECT_TRUE(file_squares(file_of(square)).contains(square));
        EXPECT_TRUE(rank_squares(rank_of(square)).contains(square));
    }
}

/// Moves a set square by square, as `shifted` is specified.
Bitboard moved_one_by_one(Bitboard set, int files, int ranks)
{
    Bitboard moved;
    for (const Square square : set) {
        if (const auto target = offset(square, files, ranks))
            moved |= Bitboard{*target};
    }
    return moved;
}

template <int files, int ranks>
void expect_shift_moves_every_square(std::mt19937_64& random)
{
    for (const Square square : all_squares)
        EXPECT_EQ((shifted<files, ranks>(Bitboard{square})),
                  moved_one_by_one(Bitboard{square}, files, ranks));
    for (int i = 0; i < 100; ++i) {
        const Bitboard set{random()};
        EXPECT_EQ((shifted<files, ranks>(set)), moved_one_by_one(set, files, ranks)) << files << ' ' << ranks;
    }
}

TEST(Bitboard, ShiftedSquaresDoNotWrapAroundTheEdges)
{
    std::mt19937_64 random{1};
    expect_shift_moves_every_square<0, 0>(random);
    expect_shift_moves_every_square<1, 0>(random);
    expect_shift_moves_every_square<-1, 0>(random);
    expect_shift_moves_every_square<0, 1>(random);
    expect_shift_moves_every_square<0, -1>(random);
    expect_shift_moves_every_square<-1, 1>(random);
    expect_shift_moves_every_square<1, -1>(random);
    expect_shift_moves_every_square<2, 1>(random);
    expect_shift_moves_every_square<-2, -1>(random);
    expect_shift_moves_every_square<1, -2>(random);
    expect_shift_moves_every_square<7, 7>(random);
    expect_shift_moves_every_square<-7, 7>(random);
    expect_shift_moves_every_square<7, -7>(random);
}

TEST(Bitboard, KingDistanceIsThatOfTheNearestSquare)
{
    EXPECT_EQ(king_distance(Square::a1, Bitboard{Square::h8, Square::c2}), 2);
    EXPECT_EQ(king_distance(Square::a1, Bitboard{Square::a1, Square::c2}), 0);
    EXPECT_EQ(king_distance(Square::a1, Bitboard{}), 8);
}

TEST(Board, HoldsAtMostOnePiecePerSquare)
{
    Board board;
    board.put(Square::e4, Piece{Color::white, Role::pawn});
    board.put(Square::e4, Piece{Color::black, Role::queen});
    EXPECT_EQ(board.piece_at(Square::e4), (Piece{Color::black, Role::queen}));
    EXPECT_TRUE(board.of(Color::white).empty());
    EXPECT_TRUE(board.of(Role::pawn).empty());
    EXPECT_EQ(board.occupied(), Bitboard{Square::e4});
    board.remove(Square::e4);
    EXPECT_EQ(board, Board{});
    EXPECT_EQ(board.piece_at(Square::e4), std::nullopt);
}

} // namespace
} // namespace chess
