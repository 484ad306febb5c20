// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/method/rung.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
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

TEST(Rung, BehindIsHowFarTheKingIsFromHisPlaceTowardsTheCentre)
{
    // Towards the centre from a1 lies c3, from e5 the centre itself, half a step from each of its squares.
    EXPECT_EQ(behind(c3, a1), 0);
    EXPECT_EQ(behind(c4, a1), 2);
    EXPECT_EQ(behind(d4, e5), 1);
    EXPECT_EQ(behind(h4, e5), 7);
    EXPECT_EQ(behind(a1, h8), 10);
}

TEST(Rung, BehindAgreesWithTheSameInNumbersWithAPoint)
{
    for (const Square own : chess::all_squares) {
        for (const Square king : chess::all_squares) {
            const double files = 3.5 - file_of(king);
            const double ranks = 3.5 - rank_of(king);
            const double longest = std::max(std::abs(files), std::abs(ranks));
            const double share = longest > 2 ? 2 / longest : 1;
            const double away = std::max(std::abs(file_of(own) - file_of(king) - share * files),
                                         std::abs(rank_of(own) - rank_of(king) - share * ranks));
            EXPECT_EQ(behind(own, king), static_cast<int>(std::floor(2 * away + 1e-9)))
                << to_string(own) << to_string(king);
        }
    }
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
    EXPECT_EQ(corner_post(position_of("8/8/8/5B2/8/4N1K1/8/6k1 b").board(), Color::white), 2);
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

TEST(Rung, AmongEqualPensTheKingInHisPlaceIsLower)
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
                       {Question::behind, behind(e1, e8)},
                       {Question::edge_sum, edge_sum(free.board(), Color::white)}}));
    EXPECT_EQ(answers("8/8/8/5B2/8/4N1K1/8/6k1 w"),
              (Answers{{Question::pen, 1}, {Question::corner_post, 2}}));
    const Answers along = answers("5k2/5N2/5K2/8/4B3/8/8/8 w");
    ASSERT_EQ(along.size(), 5U);
    EXPECT_EQ(along[0], (Answer{Question::pen, 5}));
    EXPECT_EQ(along[1].question, Question::triangle);
    EXPECT_EQ(along[2], (Answer{Question::knights_edge, 2}));
    EXPECT_EQ(along[3], (Answer{Question::behind, behind(f6, f8)}));
    EXPECT_EQ(along[4], (Answer{Question::pieces, 1 + 3}));
    const Answers edge = answers("6k1/5N2/5K2/5B2/8/8/8/8 w");
    ASSERT_EQ(edge.size(), 3U);
    EXPECT_EQ(edge[1], (Answer{Question::kings, 4}));
}

TEST(Rung, QuestionsHaveNames)
{
    EXPECT_EQ(name_of(Question::pen), "pen");
    EXPECT_EQ(name_of(Question::edge_sum), "edge-sum");
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
