// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/method/rung.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include "coach/images.h"
#include "kbnk_positions.h"

namespace trainer::method {
namespace {

using chess::Color;
using chess::Position;
using chess::Square;
using endgame::position_of;
using enum chess::Square;

std::optional<std::uint64_t> rung(std::string_view fen)
{
    return rung_of(coach::stage_pens(), position_of(fen));
}

TEST(Rung, EdgeSumAddsUpWhereHeCanBeInThreeMoves)
{
    // g1 and h1 alone.
    EXPECT_EQ(edge_sum(position_of("8/8/8/5B2/8/4N1K1/8/6k1 b").board(), Color::white), 0);
    // Nobody near: of a1–d4 five squares are a step from the edge, three are two steps and one is three.
    EXPECT_EQ(edge_sum(position_of("BN5K/8/8/8/8/8/8/k7 w").board(), Color::white), 5 + 3 * 2 + 3);
}

TEST(Rung, CornerPostIsAKnightsMoveFromTheCorner)
{
    EXPECT_EQ(corner_post(position_of("8/8/8/5B2/8/4N1K1/8/6k1 b").board(), Color::white), 0);
    EXPECT_EQ(corner_post(position_of("8/K7/8/5B2/8/4N3/8/6k1 b").board(), Color::white), 5);
}

TEST(Rung, ThePenDecidesFirst)
{
    // Pens of 11, 9, 6, 5 and 1, of mates that come nearer.
    const auto free = rung("4k3/8/8/8/8/8/8/4KBN1 w");
    const auto freer = rung("8/8/8/2k5/4K3/8/8/5BN1 w");
    const auto edge = rung("6k1/5N2/5K2/5B2/8/8/8/8 w");
    const auto along = rung("5k2/5N2/5K2/8/4B3/8/8/8 w");
    const auto corner = rung("8/8/8/5B2/8/4NK2/8/6k1 w");
    EXPECT_GT(free, freer);
    EXPECT_GT(freer, edge);
    EXPECT_GT(edge, along);
    EXPECT_GT(along, corner);
    EXPECT_EQ(rung("8/8/8/8/2BkN3/K7/8/8 w"), std::nullopt);
}

TEST(Rung, AmongEqualPensTheKingInTheMiddleIsLower)
{
    EXPECT_LT(rung("8/8/3k4/8/3K4/8/8/5BN1 w"), rung("8/8/3k4/8/8/8/8/K4BN1 w"));
}

TEST(Rung, StandsForItsAnswers)
{
    const auto answers = [](std::string_view fen) { return answers_of(*rung(fen)); };
    using Answers = std::vector<Answer>;
    const Position free = position_of("4k3/8/8/8/8/8/8/4KBN1 w");
    EXPECT_EQ(answers("4k3/8/8/8/8/8/8/4KBN1 w"),
              (Answers{{Question::pen, *coach::stage_pens().usual.of(free)},
                       {Question::king_middle, 3},
                       {Question::knight_middle, 3},
                       {Question::edge_sum, edge_sum(free.board(), Color::white)}}));
    const Position edge = position_of("6k1/5N2/5K2/5B2/8/8/8/8 w");
    EXPECT_EQ(answers("6k1/5N2/5K2/5B2/8/8/8/8 w"),
              (Answers{{Question::pen, 6},
                       {Question::king_middle, 1},
                       {Question::pieces, 1 + 1},
                       {Question::edge_sum, edge_sum(edge.board(), Color::white)}}));
    const Position along = position_of("5k2/5N2/5K2/8/4B3/8/8/8 w");
    EXPECT_EQ(answers("5k2/5N2/5K2/8/4B3/8/8/8 w"),
              (Answers{{Question::pen, 5},
                       {Question::kings, 3},
                       {Question::triangle, *coach::stage_pens().triangles.of(along)},
                       {Question::knight_middle, 2},
                       {Question::edge_sum, edge_sum(along.board(), Color::white)}}));
    EXPECT_EQ(answers("8/8/8/5B2/8/4N1K1/8/6k1 w"), (Answers{{Question::pen, 1},
                                                             {Question::corner_post, 0},
                                                             {Question::edge_sum, 0},
                                                             {Question::pieces, 2 + 3}}));
}

TEST(Rung, AsksInTheLastNetForRoomFirst)
{
    EXPECT_EQ(answers_of(*rung("8/8/8/8/8/N1BK4/8/2k5 w")),
              (std::vector<Answer>{{Question::pen, 3}, {Question::edge_sum, 0}, {Question::pieces, 3 + 1}}));
}

TEST(Rung, AsksInThePenBeforeItForTheKingsPostFirst)
{
    const Position net = position_of("5B2/8/8/2N5/1K6/8/8/1k6 w");
    EXPECT_EQ(answers_of(*rung_of(coach::stage_pens(), net)),
              (std::vector<Answer>{{Question::pen, 4},
                                   {Question::corner_post, 1},
                                   {Question::edge_sum, edge_sum(net.board(), Color::white)},
                                   {Question::pieces, 2 + 8}}));
}

TEST(Rung, QuestionsHaveNames)
{
    EXPECT_EQ(name_of(Question::pen), "pen");
    EXPECT_EQ(name_of(Question::kings), "kings");
    EXPECT_EQ(name_of(Question::king_middle), "king-middle");
    EXPECT_EQ(name_of(Question::knight_middle), "knight-middle");
    EXPECT_EQ(name_of(Question::edge_sum), "edge-sum");
    EXPECT_EQ(name_of(Question::pieces), "pieces");
    EXPECT_EQ(name_of(Question::corner_post), "corner-post");
}

TEST(Rung, IsTheSameInAllImagesOfEitherColour)
{
    endgame::Breaches breaches;
    coach::for_each_sample(endgame::is_sanitized ? 20'000 : 500, [&](const Position& position) {
        if (position.turn() == Color::black)
            return;
        for (const coach::View& view : coach::all_views()) {
            if (rung_of(coach::stage_pens(), view.seen(position)) != rung_of(coach::stage_pens(), position))
                breaches.add(position);
        }
    });
    EXPECT_EQ(breaches.count(), 0U) << breaches.example();
}

} // namespace
} // namespace trainer::method
