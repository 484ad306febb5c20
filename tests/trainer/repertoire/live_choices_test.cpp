// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/repertoire/live_choices.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "chess/legal_moves.h"
#include "tests/chess/printing.h"

namespace trainer::repertoire {
namespace {

using chess::Move;
using chess::Position;

const Position lone_pawn = chess::position_of("k7/8/8/8/8/8/6P1/K7 w - - 0 1");

std::vector<Choice> moves_or_promotions(const Position& position)
{
    std::vector<Choice> choices;
    for (const Move move : legal_moves(position))
        choices.push_back({move, 0, move.promotion.has_value()});
    return choices;
}

/// The king of the defender is to stay in its corner.
bool stays_in_corner(const Position&, Move reply)
{
    return reply.to == chess::Square::b8 || reply.to == chess::Square::a8;
}

TEST(LiveChoices, LinksMovesAndPositionsBothWays)
{
    const Choices whole{lone_pawn, chess::Color::white, moves_or_promotions, stays_in_corner, {}, 2'000, {}};
    const LiveChoices live{whole};
    ASSERT_GT(live.size(), 0U);
    EXPECT_EQ(live.whole_node(Choices::start), Choices::start);
    for (Choices::Node node = 0; node < live.size(); ++node) {
        const auto [begin, end] = live.options(node);
        EXPECT_LT(begin, end) << "each position has a move";
        for (auto option = begin; option < end; ++option) {
            EXPECT_EQ(live.owner(option), node);
            EXPECT_EQ(live.number_of(live.whole_option(option)), option);
            EXPECT_EQ(live.replies(option).size(), whole.replies(live.whole_option(option)).size());
            for (const auto next : live.replies(option))
                EXPECT_TRUE(std::ranges::count(live.options_to(next), option) == 1);
        }
    }
}

TEST(LiveChoices, LeavesOutMovesWithoutAnEnd)
{
    // Away from its corner, the king walks about on two ranks for ever.
    const auto pawn_or_walk = [](const Position& position) {
        std::vector<Choice> choices = moves_or_promotions(position);
        std::erase_if(choices, [&](const Choice& choice) {
            const bool is_in_corner = position.king(chess::Color::white) == chess::Square::a1;
            const bool is_by_pawn = position.board().role_at(choice.move.from) == chess::Role::pawn;
            const bool walks = rank_of(choice.move.to) <= 1 && choice.move.to != chess::Square::a1;
            return is_by_pawn ? !is_in_corner : !walks;
        });
        return choices;
    };
    const Choices whole{lone_pawn, chess::Color::white, pawn_or_walk, stays_in_corner, {}, 10'000, {}};
    const LiveChoices live{whole};
    ASSERT_GT(live.size(), 0U);
    EXPECT_LT(live.size(), whole.size());
    const auto [begin, end] = whole.options(Choices::start);
    for (auto option = begin; option < end; ++option) {
        const bool is_by_king = whole.move(option).from == chess::Square::a1;
        EXPECT_EQ(live.number_of(option) == LiveChoices::no_option, is_by_king);
    }
}

TEST(LiveChoices, AreEmptyIfEveryLineGoesInCircles)
{
    const auto is_always_answered = [](const Position&, Move) { return true; };
    const Position kings = chess::position_of("7k/8/8/8/8/8/8/K7 w - - 0 1");
    const Choices whole{kings, chess::Color::white, moves_or_promotions, is_always_answered, {}, 10'000, {}};
    EXPECT_EQ(LiveChoices{whole}.size(), 0U);
}

} // namespace
} // namespace trainer::repertoire
