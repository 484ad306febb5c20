// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/sets/crew.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <numeric>
#include <stdexcept>
#include <stop_token>
#include <vector>

namespace endgame::sets {
namespace {

TEST(Crew, ProcessesEachItemOnceOnAnyNumberOfThreads)
{
    std::vector<std::size_t> items(1000);
    std::iota(items.begin(), items.end(), 0);
    for (const std::size_t threads : {1U, 2U, 5U}) {
        std::vector<std::atomic<int>> done(items.size());
        std::atomic<std::size_t> begun = 0;
        EXPECT_TRUE(Crew{threads}.share_out(items, [&] {
            ++begun;
            return [&done](std::size_t item) { ++done[item]; };
        }));
        EXPECT_TRUE(std::ranges::all_of(done, [](int times) { return times == 1; })) << threads;
        EXPECT_EQ(begun, threads);
    }
}

TEST(Crew, SkipsTheRestOnAStopRequest)
{
    std::stop_source source;
    const Crew crew{1, source.get_token()};
    const std::vector<int> items{0, 1, 2, 3, 4};
    std::vector<int> done;
    const auto stop_after_two = [&] {
        return [&](int item) {
            done.push_back(item);
            if (item == 1)
                source.request_stop();
        };
    };
    EXPECT_FALSE(crew.is_to_stop());
    EXPECT_FALSE(crew.share_out(items, stop_after_two));
    EXPECT_TRUE(crew.is_to_stop());
    EXPECT_EQ(done, (std::vector<int>{0, 1}));
}

TEST(Crew, RethrowsExceptionsOfThreads)
{
    std::atomic<int> done = 0;
    const auto fail_at_once = [&] {
        return [&](int item) {
            ++done;
            if (item >= 0)
                throw std::runtime_error{"zugzwang"};
        };
    };
    EXPECT_THROW(Crew{3}.share_out(std::vector<int>(1000), fail_at_once), std::runtime_error);
    EXPECT_LE(done, 3) << "each thread fails once at most, and then there is nothing left to do";
}

} // namespace
} // namespace endgame::sets
