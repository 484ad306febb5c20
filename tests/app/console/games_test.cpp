// SPDX-License-Identifier: GPL-3.0-or-later

// Runs the real program on files of games.

#include "console/games.h"

#include <gtest/gtest.h>

#include <string>

#include "program.h"

namespace console {
namespace {

/// Three games from a position: a win thrown away and agreed drawn, a win, and a draw lost on time.
const std::string games = R"([White "Me"]
[Black "Smith, ""J."""]
[Date "2026.11.01"]
[Result "1/2-1/2"]
[FEN "7k/8/5KQ1/8/8/8/7p/8 w - - 0 60"]

60. Kf5 {[%clk 0:00:12]} h1=Q 1/2-1/2

[White "Carlsen"]
[Black "ME"]
[FEN "8/8/8/8/8/5kq1/8/7K b - - 0 7"]

7... Qb8 8. Kg1 Qb1# 0-1

[White "I"]
[Black "Carlsen"]
[FEN "8/8/8/4k3/8/4K3/4P3/8 b - - 0 7"]

7... Kd5 1/2-1/2

[White "Me"]
[Black "Nobody"]

1. e4 e5 2. Nf3 Nc6 1-0
)";

TEST(ConsoleGames, WritesALineForEachGameThatReachedAnEnding)
{
    const Ran ran = run({"games", "-"}, games);
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(ran.out.substr(0, ran.out.find('\t', 3)), "1\tMe – Smith, \"\"J.\"\", 2026.11.01");
    EXPECT_NE(ran.out.find("\tKQKP\twin\t1/2-1/2\t1:win>draw:"), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("@0:00:12\t-\n2\tCarlsen – ME\tKQK\tloss\t0-1\t-\t-\n"), std::string::npos)
        << ran.out;
    EXPECT_EQ(std::ranges::count(ran.out, '\n'), 3) << ran.out;
    EXPECT_NE(ran.err.find("The most frequent player is “"), std::string::npos) << ran.err;
}

TEST(ConsoleGames, ReportsForAPlayerUnderAllGivenNames)
{
    const Ran ran = run({"games", "-", "--player", "me", "--player", "i"}, games);
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(std::ranges::count(ran.out, '\n'), 3) << ran.out;
    EXPECT_NE(ran.out.find("\n2\tCarlsen – ME\tKQK\twin\t0-1\t-\t-\n"), std::string::npos) << ran.out;
    EXPECT_EQ(ran.err, "");
    const Ran other = run({"games", "-", "--player", "Tal"}, games);
    EXPECT_EQ(other.code, 1);
    EXPECT_EQ(other.out, "");
    EXPECT_EQ(other.err,
              "rightcorner-cli: No game is by this player. The most frequent player is “Carlsen”, in 2 "
              "games.\n");
}

TEST(ConsoleGames, WritesCommaSeparatedValues)
{
    const Ran ran = run({"games", "-", "--csv", "--player", "Carlsen"}, games);
    EXPECT_TRUE(ran.out.starts_with("game,white,black,date,ending,start,result,mistakes,end\r\n"
                                    "2,Carlsen,ME,?,KQK,loss,0-1,-,-\r\n3,I,Carlsen,?,KPK,"))
        << ran.out;
    const Ran quoted = run({"games", "-", "--csv", "--player", "Me"}, games);
    EXPECT_NE(quoted.out.find("\r\n1,Me,\"Smith, \"\"\"\"J.\"\"\"\"\",2026.11.01,KQKP,"), std::string::npos)
        << quoted.out;
}

TEST(ConsoleGames, FindsAPlayerInAnyCaseOfAnyAlphabet)
{
    const Ran ran = run({"games", "-", "--player", "MÜLLER", "--player", "Σ. петров"},
                        "[White \"Müller\"]\n[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n\n1-0\n\n"
                        "[Black \"σ. ПЕТРОВ\"]\n[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n\n1-0\n");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(std::ranges::count(ran.out, '\n'), 2) << ran.out;
}

TEST(ConsoleGames, WritesNoFormulasForSpreadsheets)
{
    const Ran ran =
        run({"games", "-", "--csv"}, "[White \"=HYPERLINK(a1)\"]\n[Black \"@me\"]\n[Date \"-1\"]\n"
                                     "[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n\n1-0\n");
    EXPECT_NE(ran.out.find("\r\n1,'=HYPERLINK(a1),'@me,'-1,KQK,win,1-0,-,-\r\n"), std::string::npos)
        << ran.out;
}

TEST(ConsoleGames, SaysThatAFileIsNoText)
{
    using std::string_literals::operator""s;
    const Ran ran = run({"games", "-"}, "1\0.\0 \0e\0004\0 \0*\0"s);
    EXPECT_EQ(ran.code, 1);
    EXPECT_EQ(ran.err,
              "rightcorner-cli: Standard input is not a text file, or one in UTF-16 without a byte order "
              "mark. Save it as UTF-8.\n");
}

TEST(ConsoleGames, AddsUpHalfPoints)
{
    const Ran ran = run({"games", "-", "--summary", "--player", "me"}, games);
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(ran.out,
              "ending\tgames\twon\tconverted\tdrawn\theld\tlost\tsaved\thalf points lost\thalf points "
              "gained\tmoves wasted\n"
              "KQK\t1\t1\t1\t0\t0\t0\t0\t0\t0\t3.0\n"
              "KQKP\t1\t1\t0\t0\t0\t0\t0\t1\t0\t-\n"
              "all\t2\t2\t1\t0\t0\t0\t0\t1\t0\t3.0\n");
    const Ran open = run({"games", "-", "--summary", "--player", "me"},
                         "[White \"Me\"]\n[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n\n1. Kf7 *\n");
    EXPECT_TRUE(open.out.ends_with("all\t0\t0\t0\t0\t0\t0\t0\t0\t0\t-\n"))
        << "without a result: " << open.out;
    const Ran none = run({"games", "-", "--summary"}, games);
    EXPECT_EQ(none.code, 2);
    EXPECT_NE(none.err.find("--player"), std::string::npos) << none.err;
}

TEST(ConsoleGames, ShowsWhatTheResultGaveAway)
{
    const std::string agreed = "[White \"Me\"]\n[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n\n1/2-1/2\n";
    const Ran line = run({"games", "-"}, agreed);
    EXPECT_EQ(line.out, "1\tMe – ?\tKQK\twin\t1/2-1/2\t-\twin>draw\n");
    const Ran summary = run({"games", "-", "--summary", "--player", "me"}, agreed);
    EXPECT_NE(summary.out.find("KQK\t1\t1\t0\t0\t0\t0\t0\t1\t0\t-\n"), std::string::npos) << summary.out;
}

TEST(ConsoleGames, JudgesNoResultBehindAMoveThatCannotBeRead)
{
    const Ran ran = run({"games", "-"}, "[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n\n"
                                        "1. Kf7 {[%clk 0:00:01;a>b@c]} Qa1 0-1\n");
    EXPECT_EQ(ran.code, 1);
    EXPECT_TRUE(ran.out.starts_with("1\t? – ?\tKQK\twin\t0-1\t1:win>draw:")) << ran.out;
    EXPECT_TRUE(ran.out.ends_with("\t-\n")) << ran.out;
    EXPECT_EQ(ran.out.find('@'), std::string::npos) << "that is no time: " << ran.out;
}

TEST(ConsoleGames, ReportsUnreadablePartsAndGoesOn)
{
    const Ran ran = run({"games", "-"}, "[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n\n1. Qg9 *\n\n" + games);
    EXPECT_EQ(ran.code, 1);
    EXPECT_EQ(std::ranges::count(ran.out, '\n'), 4) << ran.out;
    EXPECT_NE(ran.err.find("Game 1, line 3, column 4"), std::string::npos) << ran.err;
    EXPECT_NE(ran.err.find("Not everything could be read"), std::string::npos) << ran.err;
    const std::string castles = "[Variant \"Chess960\"]\n[SetUp \"1\"]\n"
                                "[FEN \"rk6/pppppppp/8/8/8/8/PPPPPPPP/RK6 w Aa - 0 1\"]\n\n"
                                "1. e4 e5 2. O-O-O 1-0\n\n";
    const Ran variants = run({"games", "-"}, castles + castles);
    EXPECT_NE(variants.err.find("2 games were skipped because they are of a chess variant, or castled as in "
                                "Chess960."),
              std::string::npos)
        << variants.err;
    EXPECT_EQ(variants.err.find("line "), std::string::npos) << variants.err;
    const Ran missing = run({"games", "/nowhere.pgn"});
    EXPECT_EQ(missing.code, 1);
    EXPECT_NE(missing.err.find("/nowhere.pgn cannot be read"), std::string::npos) << missing.err;
}

} // namespace
} // namespace console
