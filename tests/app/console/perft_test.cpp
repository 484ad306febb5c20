// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/perft.h"

#include <gtest/gtest.h>

#include "chess/position.h"
#include "program.h"

namespace console {
namespace {

TEST(ConsolePerft, CountsTheLeaves)
{
    EXPECT_EQ(run({"perft", "4"}).out, "197281\n");
    EXPECT_EQ(run({"perft", "0"}).out, "1\n");
    EXPECT_EQ(run({"perft", "5", "8/8/8/8/8/8/8/KBN1k3 w - - 0 1"}).out, "55354\n");
    EXPECT_EQ(run({"perft", "5", "8/8/8/8/8/8/8/KBN1k3", "w", "-", "-", "0", "1"}).out, "55354\n");
    EXPECT_EQ(run({"perft", "32", "2b5/kpPp4/1p1P4/1P6/6p1/4p1P1/4PpPK/5B2 w - - 0 1"}).out, "1\n");
}

TEST(ConsolePerft, DividesThemAmongTheMoves)
{
    const std::vector<std::string> lines = lines_of(run({"perft", "3", "--divide"}).out);
    ASSERT_EQ(lines.size(), 21U);
    EXPECT_EQ(lines.front(), "a2a3: 380");
    EXPECT_EQ(lines[11], "e2e4: 600");
    EXPECT_EQ(lines.back(), "8902");
    EXPECT_EQ(lines_of(run({"perft", "--divide", "2", "8/8/8/8/8/8/8/KBN1k3 w - - 0 1"}).out).size(), 14U);
}

TEST(ConsolePerft, StoppableCountsGiveTheSameSum)
{
    const auto counts = divide(chess::Position::initial(), 6, [] { return false; });
    ASSERT_TRUE(counts);
    std::uint64_t sum = 0;
    for (const MoveCount& count : *counts)
        sum += count.leaves;
    EXPECT_EQ(sum, 119'060'324U);
}

TEST(ConsolePerft, StopsOnRequest)
{
    int questions = 0;
    EXPECT_FALSE(divide(chess::Position::initial(), 30, [&] { return ++questions > 3; }));
}

TEST(ConsolePerft, RefusesInvalidPositionsAndDepths)
{
    const Ran illegal = run({"perft", "3", "8/8/8/8/8/8/8/8 w - - 0 1"});
    EXPECT_EQ(illegal.code, 1);
    EXPECT_EQ(illegal.err, "rightcorner-cli: White has no king. Black has no king.\n");
    EXPECT_EQ(illegal.out, "");
    EXPECT_EQ(run({"perft", "-1"}).code, 2);
    EXPECT_EQ(run({"perft", "many"}).code, 2);
    EXPECT_EQ(run({"perft"}).code, 2);
}

} // namespace
} // namespace console
