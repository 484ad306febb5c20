// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/repertoire/move_set.h"

#include <gtest/gtest.h>

#include <string_view>

#include "chess/fen.h"
#include "tests/chess/printing.h"

namespace trainer::repertoire {
namespace {

using chess::Position;
using chess::position_of;

chess::Move move_named(std::string_view name)
{
    return {*chess::parse_square(name.substr(0, 2)), *chess::parse_square(name.substr(2, 2))};
}

TEST(MoveSet, ContainsAMoveInEveryImageOfItsPosition)
{
    const Position position = position_of("8/8/8/4k3/8/8/8/KQ6 w - - 0 1");
    MoveSet moves;
    EXPECT_FALSE(moves.contains(position, move_named("b1b4")));
    moves.add(position, move_named("b1b4"));
    EXPECT_TRUE(moves.contains(position, move_named("b1b4")));
    EXPECT_FALSE(moves.contains(position, move_named("b1b5")));
    EXPECT_TRUE(moves.contains(position_of("8/8/8/3k4/8/8/8/6QK w - - 9 7"), move_named("g1g4")));
    EXPECT_FALSE(moves.contains(position_of("8/8/8/4k3/8/8/8/KQ6 b - - 0 1"), move_named("e5e4")));
}

TEST(MoveSet, AddsTheMovesOfTheSideThatMovesFirstOnAPage)
{
    const course::CourseReading reading =
        course::read_course("[FEN \"7k/8/5K2/8/8/8/8/R7 w - - 0 1\"]\n[Task \"find\"]\n\n"
                            "1. Kg6 (1. Ra2 Kh7) 1... Kg8 2. Ra8# *\n");
    const course::Page& page = reading.course.chapters.front().pages.front();
    MoveSet moves;
    moves.add_line(page);
    EXPECT_TRUE(moves.contains(page.game.tree.start(), move_named("f6g6")));
    EXPECT_FALSE(moves.contains(page.game.tree.start(), move_named("a1a2")));
    EXPECT_TRUE(moves.contains(position_of("6k1/8/6K1/8/8/8/8/R7 w - - 0 1"), move_named("a1a8")));
    EXPECT_FALSE(moves.contains(position_of("7k/8/6K1/8/8/8/8/R7 b - - 0 1"), move_named("h8g8")));
}

TEST(MoveSet, LeavesOutPositionsWithoutTablebases)
{
    const course::CourseReading reading = course::read_course("1. e4 e5 *\n");
    const course::Page& page = reading.course.chapters.front().pages.front();
    MoveSet moves;
    moves.add_line(page);
    MoveSet castling;
    castling.add_line(course::read_course("[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. Kd2 Kd7 *\n")
                          .course.chapters.front()
                          .pages.front());
    EXPECT_FALSE(castling.contains(position_of("4k3/8/8/8/8/8/8/4K2R w - - 0 1"), move_named("e1d2")));
}

} // namespace
} // namespace trainer::repertoire
