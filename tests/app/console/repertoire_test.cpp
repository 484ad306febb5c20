// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/repertoire.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "program.h"

namespace console {
namespace {

const std::string pawn_ending = "4k3/8/4K3/4P3/8/8/8/8 w - - 0 1";

TEST(ConsoleRepertoire, ListsPositionsAndTotals)
{
    const Ran ran = run({"repertoire", "7k/8/6K1/8/8/8/8/R7 w - - 0 1", "--slower", "0"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.out, "7k/8/6K1/8/8/8/8/R7 w - - 0 1\ta1a8\t1\t0\n");
    EXPECT_EQ(ran.err, "rightcorner-cli: 1 position, longest line 1 move, from a mate in 1.\n");
}

TEST(ConsoleRepertoire, AcceptsTheWordsOfAFen)
{
    const Ran ran = run({"repertoire", "4k3/8/4K3/4P3/8/8/8/8", "w", "-", "-", "0", "1"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_TRUE(ran.out.starts_with(pawn_ending + '\t')) << ran.out;
    const auto lines = std::ranges::count(ran.out, '\n');
    EXPECT_GT(lines, 1);
    EXPECT_TRUE(ran.err.starts_with("rightcorner-cli: " + std::to_string(lines) + " positions, ")) << ran.err;
    EXPECT_EQ(std::ranges::count(ran.out, '\t'), 3 * lines);
    EXPECT_EQ(ran.out, run({"repertoire", "4k3/8/4K3/4P3/8/8/8/8 w - - 7 9", "--slower", "1"}).out);
}

TEST(ConsoleRepertoire, HoldsADraw)
{
    const Ran ran = run({"repertoire", "4k3/8/3KP3/8/8/8/8/8 b - - 0 1"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_NE(ran.out.find("\t0\t"), std::string::npos);
    EXPECT_TRUE(ran.err.ends_with(" positions hold the draw.\n")) << ran.err;
}

TEST(ConsoleRepertoire, HoldsALargeDrawAgainstEveryThreat)
{
    const Ran ran = run({"repertoire", "8/8/8/8/4n3/2k1K3/8/4R3 b - - 0 1", "--hold"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_TRUE(ran.err.ends_with(" hold the draw against every threat.\n")) << ran.err;
}

TEST(ConsoleRepertoire, IsForTheSideThatWinsOrHasToHold)
{
    const auto side = [](const std::vector<std::string>& arguments) {
        const Ran ran = run(arguments);
        EXPECT_EQ(ran.code, 0) << ran.err;
        return ran.out.substr(ran.out.find(' ') + 1, 1);
    };
    EXPECT_EQ(side({"repertoire", "4k3/8/4K3/4P3/8/8/8/8 b - - 0 1"}), "w") << "Black loses";
    EXPECT_EQ(side({"repertoire", "4k3/8/4P3/4K3/8/8/8/8 w - - 0 1", "--hold"}), "b") << "White cannot win";
    EXPECT_EQ(side({"repertoire", "4k3/8/3KP3/8/8/8/8/8 b - - 0 1", "--hold"}), "b");
}

TEST(ConsoleRepertoire, HoldsNoWonPosition)
{
    const Ran ran = run({"repertoire", pawn_ending, "--hold"});
    EXPECT_EQ(ran.code, 1);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(ran.err, "rightcorner-cli: There is no draw to hold: White wins.\n");
}

TEST(ConsoleRepertoire, WritesACourseWithTrueClaims)
{
    const Ran course = run({"repertoire", pawn_ending, "--course"});
    EXPECT_EQ(course.code, 0);
    EXPECT_TRUE(course.out.starts_with("[Event \"4k3/8/4K3/4P3/8/8/8/8 by heart, mate in 11\"]\n"))
        << course.out.substr(0, 100);
    const Ran checked = run({"course", "-"}, course.out);
    EXPECT_EQ(checked.code, 0) << checked.err;
    EXPECT_NE(checked.out.find("\tMain line\t1\trecall 1\t"), std::string::npos) << checked.out;
    EXPECT_NE(course.out.find("Which winning move belongs to your line?"), std::string::npos);
}

TEST(ConsoleRepertoire, ExplainsWhyThereIsNone)
{
    const auto error = [](const std::string& fen) {
        const Ran ran = run({"repertoire", fen});
        EXPECT_EQ(ran.code, 1) << fen;
        EXPECT_EQ(ran.out, "") << fen;
        return ran.err;
    };
    EXPECT_NE(error("7k/8/6K1/8/8/8/8/6N1 w - - 0 1").find("the game is over"), std::string::npos);
    EXPECT_NE(error("6K1/4k1P1/8/8/8/8/7r/5R2 w - - 0 1").find("5 pieces"), std::string::npos);
    EXPECT_NE(error("kK6/8/8/8/8/8/8/8 w - - 0 1").find("kings are next to each other"), std::string::npos);
    EXPECT_NE(error("startpos").find("neither a piece"), std::string::npos);
    EXPECT_EQ(run({"repertoire"}).code, 2);
    EXPECT_EQ(run({"repertoire", pawn_ending, "--slower", "-1"}).code, 2);
}

} // namespace
} // namespace console
