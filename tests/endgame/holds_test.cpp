// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/holds.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

#include "chess/legal_moves.h"
#include "kbnk_positions.h"

namespace endgame {
namespace {

using chess::Color;
using chess::Position;

constexpr int moves_held = 2;

const Holds& holds()
{
    static const Holds holds = Holds::solve(triangles, moves_held, Pens::solve());
    return holds;
}

int region_of_king(const Position& position)
{
    return region_of(triangles, position.king(Color::black),
                     is_dark(position.board().of(chess::Role::bishop).first()));
}

bool is_held(const Position& position, int region, int moves);

bool is_held_after(const Position& defence, int region, int moves)
{
    const chess::MoveList replies = legal_moves(defence);
    if (replies.empty())
        return defence.is_check();
    return std::ranges::all_of(replies, [&](chess::Move reply) {
        return !defence.board().occupied().contains(reply.to) && is_held(defence.play(reply), region, moves);
    });
}

/// True if the king can be held in a region for some moves, by exhaustive search.
bool is_held(const Position& position, int region, int moves)
{
    const auto verdict = solved().probe(position);
    if (verdict->is_draw() || region_of_king(position) > region)
        return false;
    return moves == 0 || std::ranges::any_of(legal_moves(position), [&](chess::Move move) {
               return is_held_after(position.play(move), region, moves - 1);
           });
}

std::optional<int> smallest_held(const Position& position)
{
    for (int region = 0; region <= 7; ++region) {
        if (is_held(position, region, moves_held))
            return region;
    }
    return std::nullopt;
}

TEST(Holds, AreTheSmallestRegionsInWhichTheKingCanBeHeldForSomeMoves)
{
    std::size_t number = 0;
    std::size_t compared = 0;
    Breaches breaches;
    for_each_position(Color::white, canonical_kings, chess::all_squares, [&](const Position& position) {
        if (++number % (is_sanitized ? 40'009 : 2'003) != 0)
            return;
        ++compared;
        if (holds().of(position) != smallest_held(position))
            breaches.add(position);
    });
    EXPECT_GT(compared, 30U);
    EXPECT_EQ(breaches.count(), 0U) << breaches.example();
}

TEST(Holds, AreTheSameForEitherColour)
{
    EXPECT_EQ(holds().of(position_of("8/8/8/8/5b2/5k2/5n2/6K1 b")),
              holds().of(position_of("8/8/8/8/5B2/5K2/5N2/6k1 w")));
    EXPECT_TRUE(holds().of(position_of("8/8/8/8/5B2/5K2/5N2/6k1 w")));
}

TEST(Holds, AreMissingForTheDefenderAndInOtherEndings)
{
    EXPECT_FALSE(holds().of(position_of("8/8/8/8/5B2/5K2/5N2/6k1 b")));
    EXPECT_FALSE(holds().of(position_of("8/8/8/8/3k4/8/8/KQ6 w")));
}

} // namespace
} // namespace endgame
