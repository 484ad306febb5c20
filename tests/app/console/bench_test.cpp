// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench.h"

#include <gtest/gtest.h>

#include <string>

#include "program.h"

namespace console {
namespace {

// A new value belongs to a change of what the rule-of-thumb player finds, and to nothing else.
constexpr std::uint64_t known_signature = 692206207325437926U;

TEST(ConsoleBench, HasTheSameSignatureOnEveryMachine)
{
    EXPECT_EQ(bench_signature(), known_signature);
}

TEST(ConsoleBench, TellsItFirstAndThenTheTimes)
{
    const Ran ran = run({"bench"});
    EXPECT_EQ(ran.code, 0);
    const std::vector<std::string> lines = lines_of(ran.out);
    ASSERT_EQ(lines.size(), 8U);
    EXPECT_EQ(lines[0], "signature\t" + std::to_string(known_signature));
    for (std::size_t i = 1; i < lines.size(); ++i) {
        ASSERT_EQ(split(lines[i], '\t').size(), 3U) << lines[i];
        EXPECT_GT(std::stoull(split(lines[i], '\t')[1]), 0U) << lines[i];
    }
}

} // namespace
} // namespace console
