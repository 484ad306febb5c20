// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/memory.h"

#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "tests/address_space_limit.h"
#include "tests/slowdown.h"

namespace endgame {
namespace {

TEST(AvailableMemory, IsSomeAndNotMoreThanTheMachineHas)
{
    std::ifstream file{"/proc/meminfo"};
    std::string word;
    std::size_t kibibytes = 0;
    file >> word >> kibibytes;
    ASSERT_EQ(word, "MemTotal:");
    const auto available = available_memory();
    ASSERT_TRUE(available);
    EXPECT_GT(*available, std::size_t{1} << 20);
    EXPECT_LT(*available, kibibytes << 10);
}

TEST(AvailableMemory, IsWhatALimitOfTheProcessLeaves)
{
    if (test::is_sanitized)
        GTEST_SKIP() << "takes more addresses than any limit";
    constexpr std::size_t left = std::size_t{64} << 20;
    const test::AddressSpaceLimit limit{test::addresses_taken() + left};
    const auto available = available_memory();
    ASSERT_TRUE(available);
    EXPECT_LE(*available, left);
    EXPECT_GT(*available, left / 2);
}

TEST(AvailableMemory, IsNoneBeyondTheLimit)
{
    if (test::is_sanitized)
        GTEST_SKIP() << "takes more addresses than any limit";
    const test::AddressSpaceLimit limit{test::addresses_taken() / 2};
    EXPECT_EQ(available_memory(), 0U);
}

} // namespace
} // namespace endgame
