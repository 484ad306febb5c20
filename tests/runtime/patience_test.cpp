// SPDX-License-Identifier: GPL-3.0-or-later
#include "runtime/patience.h"

#include <gtest/gtest.h>

#include <new>

namespace runtime {
namespace {

TEST(Patience, RetriesUntilMemoryIsAvailable)
{
    int tries = 0;
    patiently([&] {
        if (++tries < 3)
            throw std::bad_alloc{};
    });
    EXPECT_EQ(tries, 3);
}

TEST(Patience, StopsRetryingOnceOver)
{
    int tries = 0;
    patiently(
        [&] {
            ++tries;
            throw std::bad_alloc{};
        },
        [&] { return tries == 2; });
    EXPECT_EQ(tries, 2);
    patiently([&] { ++tries; }, [] { return true; });
    EXPECT_EQ(tries, 2) << "it was over from the start";
}

} // namespace
} // namespace runtime
