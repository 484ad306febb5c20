// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/table_1999.h"

#include <gtest/gtest.h>

#include "kbnk_positions.h"
#include "program.h"

namespace console {
namespace {

/// The program's refusal of a file.
std::string refusal(const std::string& file, const std::string& reason)
{
    return "rightcorner-cli: " + file + " is not a 1999 table: " + reason + ".\n";
}

bool ends_in_mate(const Ran& game)
{
    const std::string moves = moves_of(game.out);
    const std::string end = "# 1-0";
    return game.code == 0 && moves.size() > end.size() && moves.substr(moves.size() - end.size()) == end;
}

TEST(ConsoleTable1999, IsWrittenVerifiedAndPlayed)
{
    if (endgame::is_sanitized)
        GTEST_SKIP() << "sweeps over all positions";
    const TemporaryFolder folder;
    const std::string table = folder.file("kbnk.1999");
    const Ran written = run({"table1999", "write", table});
    ASSERT_EQ(written.code, 0) << written.err;
    EXPECT_EQ(std::filesystem::file_size(table), 16'777'216U);
    EXPECT_EQ(lines_of(written.out)[1], "bytes\t16777216");

    const Ran verified = run({"table1999", "verify", table});
    EXPECT_EQ(verified.code, 0) << verified.err;
    const std::vector<std::string> lines = lines_of(verified.out);
    ASSERT_EQ(lines.size(), 8U);
    const auto number = [&](std::size_t line) { return std::stoull(split(lines[line], '\t')[1]); };
    EXPECT_EQ(number(3) + number(4), 10'822'184U) << verified.out;
    EXPECT_EQ(lines[5], "drawn\t53320");
    EXPECT_EQ(number(3) + number(4) + number(5) + number(6), 16'777'216U);
    EXPECT_EQ(lines[7], "wrong\t0");

    EXPECT_TRUE(ends_in_mate(run({"table1999", "play", table})));
    const Ran defended = run({"table1999", "play", table, "8/8/8/8/B7/2NK4/1k6/8 b - - 0 7"});
    EXPECT_EQ(moves_of(defended.out).substr(0, 5), "7... ");
    EXPECT_TRUE(ends_in_mate(defended));
    EXPECT_EQ(run({"table1999", "play", table, "8/8/8/8/b7/2nk4/1K6/8 w - - 0 7"}).code, 1);
    EXPECT_EQ(run({"table1999", "play", table, "k7/8/K1N5/3B4/8/8/8/8 b - - 0 1"}).code, 1);

    std::string content = content_of(table);
    content[12'345'678] = static_cast<char>(content[12'345'678] ^ 1);
    write_file(table, content);
    EXPECT_EQ(run({"table1999", "verify", table}).err,
              refusal(table, "its contents differ from the solver's results"));
}

TEST(ConsoleTable1999, DamagedFilesAreRefusedWithAReason)
{
    const TemporaryFolder folder;
    constexpr std::size_t right_size = 16'777'216;
    write_file(folder.file("altered"), std::string(right_size, '\0'));
    write_file(folder.file("truncated"), std::string(right_size - 1, '\0'));
    write_file(folder.file("oversized"), std::string(right_size + 1, '\0'));
    for (const char* const command : {"verify", "play"}) {
        for (const auto& [name, reason] :
             {std::pair{"altered", "its contents differ from the solver's results"},
              std::pair{"truncated", "it is shorter than 16 MiB"},
              std::pair{"oversized", "it is longer than 16 MiB"},
              std::pair{"missing", "it cannot be read, or is not a regular file"}}) {
            const Ran ran = run({"table1999", command, folder.file(name)});
            EXPECT_EQ(ran.code, 1);
            EXPECT_EQ(ran.out, "");
            EXPECT_EQ(ran.err, refusal(folder.file(name), reason));
        }
    }
}

TEST(ConsoleTable1999, IsWrittenCompletelyOrNotAtAll)
{
    if (endgame::is_sanitized)
        GTEST_SKIP() << "sweeps over all positions";
    const TemporaryFolder folder;
    const std::string nowhere = folder.file("no/such/folder");
    const Ran ran = run({"table1999", "write", nowhere});
    EXPECT_EQ(ran.code, 1);
    EXPECT_EQ(ran.err,
              "rightcorner-cli: " + nowhere + ": it cannot be written; the existing file is unchanged.\n");
    EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

// Fault 84
TEST(ConsoleTable1999, LeavesNoPartialFileBeyondTheSizeLimit)
{
    const TemporaryFolder folder;
    const std::string table = folder.file("kbnk.1999");
    Ran written;
    {
        const FileSizeLimit limit{rlim_t{8} << 20}; // half of the file
        written = run({"table1999", "write", table});
    }
    EXPECT_EQ(written.code, 1);
    EXPECT_EQ(written.err,
              "rightcorner-cli: " + table + ": it cannot be written; the existing file is unchanged.\n");
    EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

} // namespace
} // namespace console
