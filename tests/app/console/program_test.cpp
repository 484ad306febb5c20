// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of the program as a whole: help, version, exit codes, and failing streams.

#include <gtest/gtest.h>

#include "program.h"

namespace console {
namespace {

TEST(ConsoleProgram, HasHelpForEveryCommand)
{
    const std::vector<std::vector<std::string>> commands{{},
                                                         {"probe"},
                                                         {"perft"},
                                                         {"stats"},
                                                         {"solve"},
                                                         {"line"},
                                                         {"bench"},
                                                         {"table1999"},
                                                         {"table1999", "write"},
                                                         {"table1999", "verify"},
                                                         {"table1999", "play"}};
    for (std::vector<std::string> command : commands) {
        const std::string name = command.empty() ? "rightcorner-cli" : command.back();
        command.push_back("--help");
        const Ran ran = run(command);
        EXPECT_EQ(ran.code, 0) << name;
        EXPECT_NE(ran.out.find("Usage: rightcorner-cli"), std::string::npos) << name;
        EXPECT_NE(ran.out.find(name), std::string::npos);
        EXPECT_EQ(ran.err, "");
    }
}

TEST(ConsoleProgram, PrintsItsVersion)
{
    const Ran ran = run({"--version"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.out.substr(0, 13), "Right Corner ");
    EXPECT_EQ(lines_of(ran.out).size(), 1U);
}

TEST(ConsoleProgram, InvalidUseExitsWithTwo)
{
    const std::vector<std::vector<std::string>> misuses{{"unknown"},
                                                        {"--unknown"},
                                                        {"probe", "file"},
                                                        {"bench", "1"},
                                                        {"table1999"},
                                                        {"table1999", "write"},
                                                        {"table1999", "read", "file"}};
    for (const std::vector<std::string>& misuse : misuses) {
        const Ran ran = run(misuse);
        EXPECT_EQ(ran.code, 2) << misuse.front();
        EXPECT_EQ(ran.out, "");
        EXPECT_EQ(ran.err.substr(0, 17), "rightcorner-cli: ");
        EXPECT_EQ(lines_of(ran.err).size(), 1U) << ran.err;
    }
}

TEST(ConsoleProgram, ReportsThatItsOutputCannotBeWritten)
{
    const std::vector<std::vector<std::string>> commands{{"perft", "1"}, {"probe"}, {}};
    for (const std::vector<std::string>& command : commands) {
        const Ran ran = run(command, "uci\n", "/dev/full");
        EXPECT_EQ(ran.code, 1);
        EXPECT_EQ(ran.err, "rightcorner-cli: Standard output cannot be written: No space left on device.\n");
    }
}

TEST(ConsoleProgram, ReportsThatItsInputCannotBeRead)
{
    const TemporaryFolder folder;
    Spawning spawning;
    spawning.redirect({STDIN_FILENO, folder.path().string(), O_RDONLY | O_DIRECTORY});
    spawning.redirect({STDERR_FILENO, folder.file("err"), O_WRONLY | O_CREAT});
    EXPECT_EQ(exit_code_of(spawning.start(rightcorner_cli, {"probe"})), 1);
    EXPECT_EQ(content_of(folder.file("err")),
              "rightcorner-cli: Standard input cannot be read: Is a directory.\n");
}

} // namespace
} // namespace console
