// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/triangles.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "coach/images.h"
#include "kbnk_positions.h"
#include "trainer/coach/facts.h"

namespace trainer::coach {
namespace {

using chess::Bitboard;
using chess::Position;
using chess::Role;
using endgame::position_of;
using enum chess::Square;

std::vector<Triangle> triangles_of(const char* fen)
{
    return triangles(position_of(fen).board());
}

TEST(Triangles, OfDeletangHoldEighteenNineAndThreeSquares)
{
    const Triangle large = triangles_of("8/8/8/2k2N2/8/1B6/2K5/8 w").at(0);
    EXPECT_TRUE(large.is_closed());
    EXPECT_EQ(large.size, TriangleSize::large);
    EXPECT_EQ(large.diagonal, (Bitboard{a2, b3, c4, d5, e6, f7, g8}));
    EXPECT_EQ(large.squares.size(), 18);
    const Triangle middle = triangles_of("4B3/1k2K3/8/8/8/3N4/8/8 w").at(1);
    EXPECT_TRUE(middle.is_closed());
    EXPECT_EQ(middle.diagonal, (Bitboard{a4, b5, c6, d7, e8}));
    EXPECT_EQ(middle.squares.size(), 9);
    EXPECT_EQ(
        middle.plugs,
        (std::vector<Plug>{{Role::bishop, {a4, b5, c6, d7}}, {Role::knight, {b4, c5}}, {Role::king, {d6}}}));
    const Triangle small = triangles_of("2B5/k2K4/8/8/N7/8/8/8 w").at(2);
    EXPECT_TRUE(small.is_closed());
    EXPECT_EQ(small.squares, (Bitboard{a8, b8, a7}));
    EXPECT_EQ(small.plugs,
              (std::vector<Plug>{{Role::bishop, {a6, b7}}, {Role::knight, {b6}}, {Role::king, {c7, c8}}}));
}

TEST(Triangles, WithoutTheKnightsSquaresAreOpen)
{
    const Triangle middle = triangles_of("4B3/1k2K3/8/8/8/8/8/3N4 w").at(1);
    EXPECT_TRUE(middle.holds_king);
    EXPECT_FALSE(middle.is_closed());
    EXPECT_TRUE(middle.holes.contains(c5));
}

TEST(Triangles, WithoutTheKingAreWhole)
{
    const std::vector<Triangle> found = triangles_of("8/8/4k3/8/8/3BN3/3K4/8 w");
    ASSERT_EQ(found.size(), 3U);
    EXPECT_FALSE(found[0].holds_king);
    EXPECT_FALSE(found[0].is_closed());
    EXPECT_EQ(found[0].squares.size(), 21);
    EXPECT_EQ(found[1].squares.size(), 10);
    EXPECT_EQ(found[2].squares.size(), 3);
    EXPECT_TRUE(triangles_of("7k/8/5K2/8/8/8/8/5R2 w").empty());
}

/// Closed triangles hold the whole cage, open ones do not; every way out is either a hole or closed
/// by a piece that covers it.
TEST(Triangles, NeverContradictTheCage)
{
    std::size_t closed = 0;
    for_each_sample(200, [&](const Position& position) {
        const Facts facts = facts_of(position.board(), chess::Color::white);
        for (const Triangle& triangle : triangles(position.board())) {
            ASSERT_EQ(triangle.holds_king, triangle.squares.contains(facts.king));
            if (!triangle.holds_king)
                continue;
            ASSERT_EQ(triangle.is_closed(), triangle.squares == facts.cage);
            ASSERT_TRUE((triangle.holes - facts.cage).empty());
            ASSERT_TRUE((triangle.squares - facts.cage).empty());
            for (const Plug& plug : triangle.plugs)
                ASSERT_TRUE((plug.squares & facts.cage).empty());
            closed += triangle.is_closed() ? 1 : 0;
        }
    });
    EXPECT_GT(closed, 0U);
}

TEST(Triangles, AreTheSameInEveryView)
{
    for_each_sample(20'000, [](const Position& position) {
        const auto regions = [](const Position& seen, const View* view) {
            std::vector<std::uint64_t> bits;
            for (const Triangle& triangle : triangles(seen.board()))
                bits.push_back((view != nullptr ? view->seen(triangle.squares) : triangle.squares).bits());
            std::ranges::sort(bits);
            return bits;
        };
        for (const View& view : all_views())
            ASSERT_EQ(regions(view.seen(position), nullptr), regions(position, &view));
    });
}

} // namespace
} // namespace trainer::coach
