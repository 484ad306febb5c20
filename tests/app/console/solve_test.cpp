// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/solve.h"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <system_error>
#include <thread>
#include <vector>

#include "program.h"
#include "tests/scratch_folder.h"
#include "tests/slowdown.h"

namespace console {
namespace {

double number_in(const std::string& line)
{
    return std::stod(split(line, '\t').at(1));
}

TEST(ConsoleSolve, ReportsTheEffortOfAFivePieceEnding)
{
    const Ran ran = run({"solve", "KNNKN"});
    ASSERT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(ran.err, "") << "it is no terminal";
    const std::vector<std::string> lines = lines_of(ran.out);
    ASSERT_EQ(lines.size(), 7U) << ran.out;
    EXPECT_EQ(lines[0], "KNNKN\tattacker to move\tdefender to move");
    EXPECT_EQ(lines[1], "longest, in plies\t13\t12");
    EXPECT_EQ(lines[2], "longest of the defender, in plies\t0\t1");
    const std::vector<std::string> names{"seconds", "seconds of processor time", "kept, in MiB",
                                         "at the peak, in MiB"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        EXPECT_EQ(split(lines[i + 3], '\t').at(0), names[i]);
        EXPECT_GT(number_in(lines[i + 3]), 0) << lines[i + 3];
    }
    EXPECT_GT(number_in(lines[6]), number_in(lines[5]));
}

TEST(ConsoleSolve, LoadsSolvedEndingsFromAFolder)
{
    const test::ScratchFolder folder{"solve_test"};
    const std::string tables = folder / "tables";
    const auto kept = [&] {
        const Ran ran = run({"solve", "KNNKN", "--tables", tables});
        EXPECT_EQ(ran.code, 0);
        EXPECT_EQ(ran.err, "");
        return lines_of(ran.out);
    };
    const std::vector<std::string> first = kept();
    EXPECT_TRUE(std::filesystem::exists(folder / "tables/KNNKN.table"));
    const std::vector<std::string> second = kept();
    EXPECT_EQ(second[1], first[1]);
    EXPECT_EQ(second[5], first[5]) << "files are not counted";
    EXPECT_LT(number_in(second[4]), number_in(first[4])) << "nothing large is solved";
    const Ran probed =
        run({"probe", "--pieces", "5", "--tables", tables}, "8/8/8/8/3n4/k1N5/8/K1N5 w - - 0 1\n");
    EXPECT_NE(probed.out.find("\tdraw\t"), std::string::npos) << probed.out;
}

TEST(ConsoleSolve, ReportsEndingsThatCannotBeSaved)
{
    const test::ScratchFolder folder{"solve_test"};
    test::rewrite(folder / "file", "");
    const Ran ran = run({"solve", "KNNKN", "--tables", folder / "file"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(lines_of(ran.out).size(), 7U);
    EXPECT_EQ(ran.err, "rightcorner-cli: KNKNN cannot be saved in " + (folder / "file").string() + ".\n");
}

TEST(ConsoleSolve, StaysWithinTheMemoryLimit)
{
    const Ran ran = run({"solve", "KNNKN", "--memory", "100"});
    EXPECT_EQ(ran.code, 1);
    EXPECT_NE(ran.err.find(" MiB of memory, and the limit is 100."), std::string::npos) << ran.err;
    EXPECT_EQ(run({"solve", "KNNKN", "--memory", "2000"}).code, 0);
    EXPECT_EQ(run({"solve", "KNNKN", "--memory", "-1"}).code, 2);
}

/// The state of a thread (R while it works, Z once its program has ended) and its niceness.
struct ThreadState {
    char state;
    int niceness;
};

/// The current threads of a program.
std::vector<ThreadState> threads_of(pid_t program)
{
    std::vector<ThreadState> threads;
    std::error_code ignored;
    const std::string folder = "/proc/" + std::to_string(program) + "/task";
    for (const auto& thread : std::filesystem::directory_iterator{folder, ignored}) {
        // A thread that has just ended has no line. The name before the parenthesis may contain anything.
        std::string text;
        std::ifstream stat{thread.path() / "stat"};
        std::getline(stat, text);
        if (const std::size_t name_end = text.rfind(')'); name_end != std::string::npos) {
            const std::vector<std::string> words = split(std::string_view{text}.substr(name_end + 2), ' ');
            threads.push_back({words.at(0).at(0), std::stoi(words.at(16))});
        }
    }
    return threads;
}

TEST(ConsoleSolve, YieldsToOtherPrograms)
{
    Spawning spawning;
    spawning.redirect({STDOUT_FILENO, "/dev/null", O_WRONLY});
    const pid_t program = spawning.start(rightcorner_cli, {"solve", "KNNKN"});
    const int expected = std::min(getpriority(PRIO_PROCESS, 0) + 10, 19);
    int at_work = 0;
    int giving_way = 0;
    for (bool has_ended = false; !has_ended; std::this_thread::sleep_for(std::chrono::milliseconds{1})) {
        for (const auto& [state, niceness] : threads_of(program)) {
            has_ended = has_ended || state == 'Z';
            at_work += state == 'R' ? 1 : 0;
            giving_way += state == 'R' && niceness == expected ? 1 : 0;
        }
    }
    EXPECT_EQ(exit_code_of(program), 0);
    EXPECT_GT(giving_way, at_work * 3 / 4) << "what it turns into is solved as usual, and soon";
}

TEST(ConsoleSolve, SolvesSmallerEndingsToo)
{
    const std::vector<std::string> lines = lines_of(run({"solve", "KQK"}).out);
    ASSERT_EQ(lines.size(), 6U);
    EXPECT_EQ(lines[0], "KQK\tattacker to move\tdefender to move");
    EXPECT_EQ(lines[1], "longest, in plies\t19\t20");
}

TEST(ConsoleSolve, RefusesInvalidEndings)
{
    const Ran ran = run({"solve", "KRPKRP"});
    EXPECT_EQ(ran.code, 2);
    EXPECT_EQ(ran.err,
              "rightcorner-cli: “KRPKRP” is not an ending: name White's pieces, then Black's, with at "
              "most 3 besides the kings, such as KBNK, KQKR or KPK.\n");
    EXPECT_EQ(run({"solve"}).code, 2);
}

TEST(ConsoleSolve, AnnouncesEndingsThatTakeMinutes)
{
    endgame::TablebaseStore tables;
    const auto effort = [&](const char* name) {
        return expected_effort(tables, *endgame::Material::parse(name, endgame::most_pieces_on_request));
    };
    for (const char* const soon : {"KPPK", "KRBKR", "KRPKR"})
        EXPECT_EQ(effort(soon), "") << soon;
    const std::string said = effort("KPPKP");
    EXPECT_EQ(said.find("KPPKP takes about "), 0U) << said;
    EXPECT_NE(said.find(" minutes of processor time and may use "), std::string::npos) << said;
    EXPECT_EQ(said.substr(said.size() - 15), " MiB of memory.") << said;
}

TEST(ConsoleSolve, DoesNotStartWithoutEnoughMemory)
{
    if (test::is_sanitized)
        GTEST_SKIP() << "takes more addresses than any limit";
    const Ran ran = run_in_little_memory({"solve", "KNNKN"});
    EXPECT_EQ(ran.code, 1);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(ran.err.find("rightcorner-cli: KNNKN is not solved: that may need "), 0U) << ran.err;
    EXPECT_EQ(lines_of(ran.err).size(), 1U) << ran.err;
    const Ran warned = run_in_little_memory({"solve", "KPPKP"});
    EXPECT_EQ(warned.code, 1);
    EXPECT_EQ(lines_of(warned.err).size(), 2U) << warned.err;
}

} // namespace
} // namespace console
