// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench.h"

#include <gtest/gtest.h>

#include <string>

#include "program.h"

namespace console {
namespace {

// May change only if the search results of the heuristic engine change.
constexpr std::uint64_t known_signature = 692206207325437926U;

TEST(ConsoleBench, HasTheSameSignatureOnEveryMachine)
{
    EXPECT_EQ(bench_signature(), known_signature);
}

TEST(ConsoleBench, PrintsTheSignatureFollowedByATableOfTimes)
{
    const Ran ran = run({"bench"});
    EXPECT_EQ(ran.code, 0);
    const std::vector<std::string> lines = lines_of(ran.out);
    ASSERT_EQ(lines.size(), 12U);
    EXPECT_EQ(lines[0], "signature\t" + std::to_string(known_signature));
    EXPECT_EQ(lines[1], "what\tCPU\twall\tunit");
    for (std::size_t i = 2; i < lines.size(); ++i) {
        const std::vector<std::string> columns = split(lines[i], '\t');
        ASSERT_EQ(columns.size(), 4U) << lines[i];
        EXPECT_GE(std::stod(columns[1]), 0) << lines[i];
        EXPECT_GT(std::stod(columns[2]), 0) << lines[i];
    }
}

} // namespace
} // namespace console
