// SPDX-License-Identifier: GPL-3.0-or-later

// Which words are valid; program_test.cpp tests that the real program does what they request.

#include "console/command_line.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <vector>

namespace console {
namespace {

chess::Result<Run, Refusal> read(std::initializer_list<const char*> words)
{
    std::vector<const char*> line{"rightcorner-cli"};
    line.insert(line.end(), words);
    return read_command_line(static_cast<int>(line.size()), line.data());
}

TEST(ConsoleCommandLine, AValidLineRunsWhenCalled)
{
    const auto run = read({"perft", "1"});
    ASSERT_TRUE(run);
    EXPECT_EQ(*(*run)(), "20\n");
    EXPECT_EQ(*(*run)(), "20\n") << "the words are still there";
    EXPECT_TRUE(read({})) << "the engine";
}

TEST(ConsoleCommandLine, CommandsWithTablebasesAcceptFivePieces)
{
    const std::string fen = "8/8/8/8/3n4/k1N5/8/K1N5 w - - 0 1";
    for (const char* const pieces : {"4", "5"}) {
        EXPECT_TRUE(read({"probe", "--pieces", pieces}));
        EXPECT_TRUE(read({"explain", "--all", "--pieces", pieces}));
        EXPECT_TRUE(read({"stats", "--pieces", pieces, "KRBKR"}));
        EXPECT_TRUE(read({"line", fen.c_str(), "--pieces", pieces}));
        EXPECT_TRUE(read({"judge", "-", "--pieces", pieces}));
        EXPECT_TRUE(read({"course", "-", "--pieces", pieces}));
    }
    EXPECT_TRUE(read({"solve", "KRBKR", "--tables", "folder"}));
    EXPECT_TRUE(read({"probe", "--tables", "folder", "--pieces", "5"}));
}

TEST(ConsoleCommandLine, HelpAndVersionAreAnswers)
{
    for (const char* const word : {"--help", "-h", "--version"}) {
        const auto run = read({word});
        ASSERT_TRUE(run) << word;
        EXPECT_NE((*run)()->find("Right Corner"), std::string::npos) << word;
    }
    const auto help = read({"probe", "--help"});
    ASSERT_TRUE(help);
    EXPECT_NE((*help)()->find("the plies to mate"), std::string::npos);
}

TEST(ConsoleCommandLine, InvalidLinesAreRefusedInOneSentence)
{
    for (const auto& words : {std::initializer_list<const char*>{"prob"},
                              {"perft"},
                              {"perft", "x"},
                              {"perft", "100"},
                              {"probe", "x"},
                              {"--pieces"},
                              {"probe", "--pieces"},
                              {"probe", "--pieces", "3"},
                              {"explain", "--pieces", "6"},
                              {"stats", "KRK", "--pieces", "x"},
                              {"perft", "1", "--pieces", "5"},
                              {"solve"},
                              {"solve", "KRBKR", "--tables"},
                              {"table1999"},
                              {"table1999", "write"}}) {
        const auto run = read(words);
        ASSERT_FALSE(run) << *words.begin();
        EXPECT_EQ(run.error().code, ExitCode::usage);
        EXPECT_NE(run.error().sentence.find("(See --help.)"), std::string::npos);
    }
}

TEST(ConsoleCommandLine, UnknownCommandsAreAnsweredWithTheKnownOnes)
{
    const auto run = read({"prob", "x"});
    ASSERT_FALSE(run);
    EXPECT_EQ(run.error().sentence,
              "“prob” is not a command; commands are probe, explain, perft, stats, solve, line, "
              "repertoire, judge, games, course, table1999, bench. (See --help.)");
}

} // namespace
} // namespace console
