// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/pgn_line.h"

#include <gtest/gtest.h>

#include <string>

namespace chess {
namespace {

TEST(PgnLine, MovesAndResultsStartGames)
{
    for (const std::string line : {"1. e4 e5", "e4", "1 e4", "1.", "1. -- e5", "O-O", "*", "1-0", "Sf3",
                                   "\u2658f3", "1. {x", "12. (", "& e4", "1. Nf3 1/2-1/2"})
        EXPECT_EQ(kind_of_line(line), PgnLineKind::game) << line;
}

TEST(PgnLine, FensAndEpdsArePositions)
{
    const std::string board = "8/8/3k4/8/8/3BN3/3K4/8";
    for (const std::string& line :
         {board, board + " w - - 0 1", board + " w - - bm Nf5;", '"' + board + " w - - 0 1\"",
          "1. " + board + " w", board + " x", "fen " + board + " w", board + "_w_-_-_0_1"})
        EXPECT_EQ(kind_of_line(line), PgnLineKind::position) << line;
    EXPECT_EQ(kind_of_line(board + std::string(1000, ' ')), PgnLineKind::other) << "longer than any FEN";
}

TEST(PgnLine, ProseAndTableRowsAreNeither)
{
    for (const std::string line : {"", "Anna wrote:", "1 Anna * 1 0", "1. Anna 1 0", "12", "1 2 3", "-----",
                                   "====", "and/or/not/a/b/c/d/e/f", "\u00A0", "3 1-0"})
        EXPECT_EQ(kind_of_line(line), PgnLineKind::other) << line;
}

TEST(PgnLine, NumbersBeginMoves)
{
    EXPECT_TRUE(is_numbered_move("12. Kd6"));
    for (const std::string line : {"Kd6", "12 Kd6", "12", ".", ""})
        EXPECT_FALSE(is_numbered_move(line)) << line;
}

TEST(PgnLine, PositionsAreSeparatedByColumns)
{
    const std::string fen = "8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1";
    EXPECT_EQ(position_length(fen), fen.size());
    EXPECT_EQ(position_length(fen + "; " + fen), fen.size() + 1);
    EXPECT_EQ(position_length(fen + "\t\"" + fen), fen.size() + 1);
    EXPECT_EQ(position_length(fen + ' ' + fen), 2 * fen.size() + 1) << "no separator";
    EXPECT_EQ(position_length("x, y"), 4U);
}

TEST(PgnLine, EndsAtTheFirstLineBreak)
{
    EXPECT_EQ(first_line("a\nb"), "a");
    EXPECT_EQ(first_line("a\r\nb"), "a");
    EXPECT_EQ(first_line("a"), "a");
    EXPECT_EQ(first_line("\na"), "");
}

} // namespace
} // namespace chess
