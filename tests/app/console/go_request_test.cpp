// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/go_request.h"

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

#include "program.h"

namespace console {
namespace {

using chess::Color;
using chess::Position;

GoRequest parse(const std::string& text)
{
    const std::vector<std::string> words = split(text, ' ');
    const std::vector<std::string_view> views{words.begin(), words.end()};
    return parse_go(views, Position::initial());
}

TEST(ConsoleGoRequest, ReadsEveryLimit)
{
    const GoRequest request =
        parse("depth 7 nodes 5000000000 mate 3 movetime 250 wtime 60000 btime 59000 winc 100 "
              "binc 200 movestogo 12 searchmoves e2e4 g1f3");
    EXPECT_EQ(request.depth, 7);
    EXPECT_EQ(request.nodes, 5'000'000'000U);
    EXPECT_EQ(request.mate, 3);
    EXPECT_EQ(request.move_time, Milliseconds{250});
    EXPECT_EQ(request.time[index(Color::white)], Milliseconds{60000});
    EXPECT_EQ(request.time[index(Color::black)], Milliseconds{59000});
    EXPECT_EQ(request.increment[index(Color::white)], Milliseconds{100});
    EXPECT_EQ(request.increment[index(Color::black)], Milliseconds{200});
    EXPECT_EQ(request.moves_to_go, 12);
    EXPECT_EQ(request.search_moves.size(), 2U);
    EXPECT_FALSE(request.is_infinite);
    EXPECT_TRUE(parse("infinite").is_infinite);
    EXPECT_EQ(parse("perft 5").perft, 5);
}

TEST(ConsoleGoRequest, IgnoresInvalidLimits)
{
    EXPECT_EQ(parse("depth").depth, std::nullopt);
    EXPECT_EQ(parse("depth seven movetime 10").depth, std::nullopt);
    EXPECT_EQ(parse("depth seven movetime 10").move_time, Milliseconds{10});
    EXPECT_EQ(parse("fast depth 3 please").depth, 3);
    EXPECT_EQ(parse("searchmoves e2e5 depth 4").search_moves.size(), 0U);
    EXPECT_EQ(parse("searchmoves e2e5 depth 4").depth, 4);
    EXPECT_EQ(parse("depth 99999999999999999999999999").depth, 1'000'000'000);
    EXPECT_EQ(parse("wtime -400").time[index(Color::white)], Milliseconds{0});
}

TEST(ConsoleGoRequest, NeverExceedsTheClock)
{
    for (const int left : {0, 1, 10, 60, 1000, 60'000, 3'600'000}) {
        for (const int to_go : {1, 2, 40}) {
            GoRequest request;
            request.time[index(Color::black)] = Milliseconds{left};
            request.increment[index(Color::black)] = Milliseconds{5000};
            request.moves_to_go = to_go;
            const auto allowed = allowance(request, Color::black);
            ASSERT_TRUE(allowed);
            EXPECT_LE(allowed->time, std::max(Milliseconds{left - 50}, Milliseconds{1}));
            EXPECT_GE(allowed->time, Milliseconds{1});
        }
    }
}

TEST(ConsoleGoRequest, DividesTheClockAmongTheExpectedMoves)
{
    const auto time = [](const char* limits) { return allowance(parse(limits), Color::white)->time; };
    EXPECT_EQ(time("wtime 60000"), Milliseconds{2000});
    EXPECT_EQ(time("wtime 60000 winc 1000"), Milliseconds{2750});
    EXPECT_EQ(time("wtime 60000 movestogo 10"), Milliseconds{6000});
    EXPECT_EQ(time("wtime 60000 movestogo 90"), Milliseconds{2000});
}

TEST(ConsoleGoRequest, IsUnlimitedWithoutAClock)
{
    EXPECT_FALSE(allowance(parse("depth 4"), Color::white));
    EXPECT_FALSE(allowance(parse("infinite"), Color::white));
    EXPECT_FALSE(allowance(parse("btime 1000"), Color::white));
    EXPECT_EQ(allowance(parse("movetime 300"), Color::white)->time, Milliseconds{300});
    EXPECT_FALSE(allowance(parse("movetime 300"), Color::white)->may_end_early);
}

} // namespace
} // namespace console
