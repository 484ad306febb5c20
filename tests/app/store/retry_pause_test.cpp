// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/retry_pause.h"

#include <gtest/gtest.h>

namespace store {
namespace {

using namespace std::chrono_literals;

TEST(RetryPause, DoublesUpToAMinuteAndResets)
{
    RetryPause pause;
    for (const auto expected : {1s, 2s, 4s, 8s, 16s, 32s, 60s, 60s}) {
        EXPECT_EQ(pause.length(), expected);
        pause.lengthen();
    }
    pause.reset();
    EXPECT_EQ(pause.length(), 1s);
}

} // namespace
} // namespace store
