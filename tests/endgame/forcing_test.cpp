// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/forcing.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <stop_token>

#include "chess/legal_moves.h"
#include "kbnk_positions.h"

namespace endgame {
namespace {

using chess::Color;
using chess::Position;

/// The distance of the lone king from the edge.
int edge_steps(const Position& position)
{
    const chess::Square king = position.king(!position.turn());
    const auto from_side = [](int line) { return std::min(line, 7 - line); };
    return std::min(from_side(file_of(king)), from_side(rank_of(king)));
}

/// Goals by the lone king's distance from the edge: 1 on it, 2 a step away, 3 two steps, 4 on the central
/// squares.
Forcing& to_the_edge()
{
    static Forcing forcing = *Forcing::number(
        [](const Position& position) -> std::optional<std::uint64_t> { return 10 * edge_steps(position); });
    return forcing;
}

/// True if a goal can be forced within some moves, by exhaustive search.
bool is_forced(const Position& position, Forcing::Goal goal, int moves)
{
    if (static_cast<Forcing::Goal>(1 + edge_steps(position)) <= goal)
        return true;
    if (moves == 0)
        return false;
    return std::ranges::any_of(legal_moves(position), [&](chess::Move move) {
        const Position next = position.play(move);
        const chess::MoveList replies = legal_moves(next);
        if (replies.empty())
            return next.is_check();
        return std::ranges::all_of(replies, [&](chess::Move reply) {
            return !next.board().occupied().contains(reply.to) &&
                   is_forced(next.play(reply), goal, moves - 1);
        });
    });
}

TEST(Forcing, NumbersTheGoalsFromTheBestOne)
{
    EXPECT_EQ(to_the_edge().reached(position_of("4k3/8/8/8/8/8/8/4KBN1 w")), 1U);
    EXPECT_EQ(to_the_edge().reached(position_of("8/8/3k4/8/8/8/8/4KBN1 w")), 3U);
    EXPECT_EQ(to_the_edge().reached(position_of("4kbn1/8/8/8/4K3/8/8/8 b")), 4U);
    EXPECT_EQ(to_the_edge().reached(position_of("4k3/8/8/8/8/8/8/4KB2 w")), std::nullopt);
}

TEST(Forcing, ReturnsTheMeasureOfEachGoal)
{
    for (const Forcing::Goal goal : {1U, 2U, 3U, 4U})
        EXPECT_EQ(to_the_edge().measure_of(goal), 10 * (goal - 1));
}

TEST(Forcing, StopsNumberingOnRequest)
{
    std::stop_source stop;
    int asked = 0;
    const auto measure = [&](const Position&) -> std::optional<std::uint64_t> {
        ++asked;
        stop.request_stop();
        return 1;
    };
    EXPECT_FALSE(Forcing::number(measure, stop.get_token()));
    // The maximum for one row.
    EXPECT_LE(asked, 64 * 64);
}

TEST(Forcing, CopiesComputeIndependently)
{
    const Position start = position_of("8/8/3k4/8/8/8/8/4KBN1 w");
    Forcing copy = to_the_edge();
    const auto moves = to_the_edge().moves_to(start, 1, 20);
    EXPECT_EQ(copy.best_within(start, 33, 3), Forcing::mate);
    EXPECT_EQ(to_the_edge().moves_to(start, 1, 20), moves);
    EXPECT_EQ(copy.moves_to(start, 1, 20), moves);
}

TEST(Forcing, CountsTheMovesToMateAsAGoal)
{
    EXPECT_EQ(to_the_edge().moves_to(position_of("8/8/8/5B2/8/8/5K2/5N1k w"), Forcing::mate, 3), 1);
    for (const char* fen : {"k7/2K5/8/1B1N4/8/8/8/8 w", "4K1k1/8/8/6B1/5N2/8/8/8 w"}) {
        const Position position = position_of(fen);
        EXPECT_EQ(to_the_edge().moves_to(position, Forcing::mate, 20),
                  solved().probe(position)->to_mate().moves());
    }
    EXPECT_EQ(to_the_edge().moves_to(position_of("4k3/8/8/8/8/8/8/4KBN1 w"), Forcing::mate, 10),
              std::nullopt);
}

TEST(Forcing, MatesInAsManyMovesAsTheTable)
{
    if (is_sanitized)
        GTEST_SKIP() << "takes too long";
    Breaches breaches;
    std::size_t number = 0;
    for_each_position(Color::white, canonical_kings, chess::all_squares, [&](const Position& position) {
        const auto verdict = *solved().probe(position);
        if (++number % 100 != 0 || verdict.is_draw())
            return;
        if (to_the_edge().moves_to(position, Forcing::mate, 33) != verdict.to_mate().moves())
            breaches.add(position);
    });
    EXPECT_EQ(breaches.count(), 0U) << breaches.example();
}

TEST(Forcing, AgreesWithExhaustiveSearch)
{
    Breaches breaches;
    std::size_t number = 0;
    for_each_position(Color::white, canonical_kings, chess::all_squares, [&](const Position& position) {
        if (++number % (is_sanitized ? 300'000 : 20'000) != 0)
            return;
        for (const Forcing::Goal goal : {1U, 2U, 3U}) {
            const auto moves = to_the_edge().moves_to(position, goal, 2);
            for (int tried = 0; tried <= 2; ++tried) {
                if (is_forced(position, goal, tried) != (moves && *moves <= tried))
                    breaches.add(position);
            }
        }
    });
    EXPECT_EQ(breaches.count(), 0U) << breaches.example();
}

TEST(Forcing, FindsTheBestGoalBelowAnother)
{
    Forcing& forcing = to_the_edge();
    const Position start = position_of("8/8/3k4/8/8/8/8/4KBN1 w");
    for (int moves = 0; moves < 12; ++moves) {
        const auto best = forcing.best_within(start, moves, 3);
        for (Forcing::Goal goal = 0; goal < 3; ++goal)
            EXPECT_EQ(forcing.moves_to(start, goal, moves).has_value(), best && goal >= *best) << moves;
    }
    EXPECT_EQ(forcing.best_within(start, 20, 3), 1U);
    EXPECT_EQ(forcing.best_within(start, 33, 3), Forcing::mate);
}

} // namespace
} // namespace endgame
