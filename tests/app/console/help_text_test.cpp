// SPDX-License-Identifier: GPL-3.0-or-later

// The text must not depend on the version of CLI11.

#include "console/help_text.h"

#include <gtest/gtest.h>

#include <CLI/CLI.hpp>
#include <array>
#include <initializer_list>
#include <string>
#include <vector>

#include "console/command_line.h"

namespace console {
namespace {

class HelpText : public testing::Test {
protected:
    HelpText()
    {
        program.formatter_fn([](const CLI::App* app, const std::string& name, CLI::AppFormatMode) {
            return help_text(*app, name);
        });
        program.set_help_flag("-h,--help", "Print this text and exit");
        program.set_version_flag("--version", "1.0", "Print the version and end");
        CLI::App* const count = program.add_subcommand("count", "Count things.");
        count->add_option("DEPTH", depth, "The depth")->required()->check(CLI::Range(0, 99));
        count->add_option("WORDS", words,
                          "Words, of which there may be many: so many that this line is longer than most");
        count->add_option("--size", depth, "The size")->option_text("4|5")->check(CLI::Range(4, 5));
        count->add_option("--folder-with-a-long-name", word, "The folder")->option_text("FOLDER");
        count->footer(
            "One line.\nAnother, which is left as it is although it is longer than eighty letters are wide.");
        CLI::App* const both = program.add_subcommand("both", "Do either.")->require_subcommand(1);
        both->add_subcommand("one", "Do one.");
        program.footer("The end.");
    }

    /// Returns the answer to a command line.
    std::string said(std::initializer_list<const char*> line)
    {
        std::vector<const char*> all{"/usr/bin/program"};
        all.insert(all.end(), line);
        std::ostringstream text;
        try {
            program.parse(static_cast<int>(all.size()), all.data());
        } catch (const CLI::Success& asked) {
            program.exit(asked, text);
        }
        return text.str();
    }

    CLI::App program{"A program.", "program"};
    int depth = 0;
    std::string word;
    std::vector<std::string> words;
};

TEST_F(HelpText, ListsOptionsAndCommandsOfAProgram)
{
    EXPECT_EQ(said({"--help"}), "A program.\n"
                                "Usage: program [OPTIONS] [SUBCOMMAND]\n"
                                "\n"
                                "Options:\n"
                                "  -h,--help                   Print this text and exit\n"
                                "  --version                   Print the version and end\n"
                                "\n"
                                "Subcommands:\n"
                                "  count                       Count things.\n"
                                "  both                        Do either.\n"
                                "\n"
                                "The end.\n");
}

TEST_F(HelpText, ListsArgumentsAndBreaksNoLines)
{
    EXPECT_EQ(said({"count", "-h"}),
              "Count things.\n"
              "Usage: program count [OPTIONS] DEPTH [WORDS...]\n"
              "\n"
              "Positionals:\n"
              "  DEPTH                       The depth\n"
              "  WORDS ...                   Words, of which there may be many: so many that this line is "
              "longer than most\n"
              "\n"
              "Options:\n"
              "  -h,--help                   Print this text and exit\n"
              "  --size 4|5                  The size\n"
              "  --folder-with-a-long-name FOLDER\n"
              "                              The folder\n"
              "\n"
              "One line.\n"
              "Another, which is left as it is although it is longer than eighty letters are wide.\n");
}

TEST_F(HelpText, OmitsEmptySectionsAndFooters)
{
    EXPECT_EQ(said({"both", "--help"}), "Do either.\n"
                                        "Usage: program both [OPTIONS] SUBCOMMAND\n"
                                        "\n"
                                        "Options:\n"
                                        "  -h,--help                   Print this text and exit\n"
                                        "\n"
                                        "Subcommands:\n"
                                        "  one                         Do one.\n");
}

TEST(HelpTextOfTheProgram, OfACommandIsThatCommandsHelp)
{
    const std::array line{"rightcorner-cli", "table1999", "play", "--help"};
    const auto run = read_command_line(static_cast<int>(line.size()), line.data());
    ASSERT_TRUE(run);
    EXPECT_EQ(*(*run)(), "Play White's moves from the file against perfect defence.\n"
                         "Usage: rightcorner-cli table1999 play [OPTIONS] FILE [FEN...]\n"
                         "\n"
                         "Positionals:\n"
                         "  FILE                        The file\n"
                         "  FEN ...                     The position (default: one of the longest mates)\n"
                         "\n"
                         "Options:\n"
                         "  -h,--help                   Print this text and exit\n");
}

} // namespace
} // namespace console
