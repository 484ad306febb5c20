// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/technique.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "chess/bitboard.h"
#include "chess/position.h"
#include "chess/square.h"
#include "endgame/tablebase.h"
#include "kbnk_positions.h"

namespace trainer {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::Role;
using chess::Square;
using endgame::Plies;
using endgame::position_of;
using endgame::solved;

chess::Board board_with_bishop_on(Square bishop, Color attacker)
{
    chess::Board board;
    Bitboard others = chess::all_squares - Bitboard{bishop};
    for (const chess::Piece piece : {chess::Piece{attacker, Role::king}, chess::Piece{attacker, Role::knight},
                                     chess::Piece{!attacker, Role::king}}) {
        board.put(others.first(), piece);
        others -= Bitboard{others.first()};
    }
    board.put(bishop, {attacker, Role::bishop});
    return board;
}

TEST(Corners, AreRightInTheColourOfTheBishopFromEverySquareOfIt)
{
    const Bitboard dark{Square::a1, Square::h8};
    const Bitboard light{Square::a8, Square::h1};
    for (const Color attacker : chess::all_colors) {
        for (const Square bishop : chess::all_squares) {
            const std::optional<Corners> found = corners(board_with_bishop_on(bishop, attacker));
            const Corners expected = is_dark(bishop) ? Corners{dark, light} : Corners{light, dark};
            EXPECT_EQ(found, expected) << to_string(bishop);
        }
    }
}

TEST(Corners, AreOnlyToldWithBishopAndKnightAgainstABareKing)
{
    EXPECT_EQ(corners(chess::Board{}), std::nullopt);
    for (const char* fen : {"4k3/8/8/8/8/8/8/4KB2 w", "4kn2/8/8/8/8/8/8/4KB2 w", "4k3/8/8/8/8/8/P7/4KBN1 w",
                            "4k3/8/8/8/8/8/8/2B1KB2 w"})
        EXPECT_EQ(corners(position_of(fen).board()), std::nullopt) << fen;
}

int moves_to_spare_at(int clock, int plies)
{
    const std::string to_move = plies % 2 == 1 ? "w" : "b";
    return moves_to_spare(
        position_of("4k3/8/8/8/8/8/8/4KBN1 " + to_move + " - - " + std::to_string(clock) + " 1"),
        Plies{plies});
}

TEST(MovesToSpare, AreNoneWhereTheLastMoveMatesInTime)
{
    const chess::Position position = position_of("8/7k/5B2/4N2K/8/8/8/8 b - - 83 42");
    const Plies to_mate = solved().probe(position)->to_mate();
    EXPECT_EQ(to_mate, Plies{16});
    EXPECT_EQ(moves_to_spare(position, to_mate), 0);
}

TEST(MovesToSpare, LetAMateOnTheHundredthPlyCount)
{
    EXPECT_EQ(moves_to_spare_at(99, 1), 0);
    EXPECT_EQ(moves_to_spare_at(84, 16), 0);
    EXPECT_EQ(moves_to_spare_at(45, 55), 0);
}

TEST(MovesToSpare, AreBelowZeroFromTheHundredAndFirstPly)
{
    EXPECT_EQ(moves_to_spare_at(85, 16), -1);
    EXPECT_EQ(moves_to_spare_at(46, 55), -1);
    EXPECT_EQ(moves_to_spare_at(47, 55), -1);
    EXPECT_EQ(moves_to_spare_at(48, 55), -2);
    EXPECT_EQ(moves_to_spare_at(100, 1), -1);
    EXPECT_EQ(moves_to_spare_at(150, 1), -26);
}

TEST(MovesToSpare, CountWholeMovesOnly)
{
    EXPECT_EQ(moves_to_spare_at(0, 65), 17);
    EXPECT_EQ(moves_to_spare_at(0, 66), 17);
    EXPECT_EQ(moves_to_spare_at(1, 65), 17);
    EXPECT_EQ(moves_to_spare_at(2, 65), 16);
    EXPECT_EQ(moves_to_spare_at(0, 0), 50);
}

TEST(MovesToSpare, AreThoseThatCanBeLostWithTheWinKept)
{
    for (int clock = 0; clock <= 100; ++clock) {
        for (int plies = 1; plies <= 66; ++plies) {
            const int spare = moves_to_spare_at(clock, plies);
            EXPECT_LE(clock + plies + 2 * spare, 100);
            EXPECT_GT(clock + plies + 2 * (spare + 1), 100);
        }
    }
}

} // namespace
} // namespace trainer
