// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/repertoire/choices.h"

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

#include "chess/legal_moves.h"
#include "tests/chess/printing.h"

namespace trainer::repertoire {
namespace {

using chess::Move;
using chess::Position;
using chess::position_of;

std::vector<Choice> all_moves(const Position& position)
{
    std::vector<Choice> choices;
    for (const Move move : legal_moves(position))
        choices.push_back({move, 0, false});
    return choices;
}

bool is_no_capture(const Position& before, Move reply)
{
    return !is_capture(before, reply);
}

const Position kings = position_of("7k/8/8/8/8/8/8/K7 w - - 0 1");

TEST(Choices, CountsImagesOnce)
{
    const Choices choices{kings, chess::Color::white, all_moves, is_no_capture, {}, 10'000, {}};
    // Of 3,612 placements of two kings, 462 differ up to symmetry.
    EXPECT_EQ(choices.size(), 462U);
    const auto [begin, end] = choices.options(Choices::start);
    EXPECT_EQ(end - begin, 3U);
    EXPECT_EQ(choices.replies(begin).size(), 3U);
}

TEST(Choices, GivesNoMovesBeyondTheLimit)
{
    const Choices choices{kings, chess::Color::white, all_moves, is_no_capture, {}, 3, {}};
    EXPECT_LT(choices.size(), 10U);
    const auto [begin, end] = choices.options(static_cast<Choices::Node>(choices.size() - 1));
    EXPECT_EQ(begin, end);
}

TEST(Choices, ExploresWithoutWasteFirst)
{
    const auto upward_first = [](const Position& position) {
        std::vector<Choice> choices = all_moves(position);
        for (Choice& choice : choices)
            choice.waste = rank_of(choice.move.to) > rank_of(choice.move.from) ? 0 : 1;
        return choices;
    };
    const Choices choices{kings, chess::Color::white, upward_first, is_no_capture, {}, 20, {}};
    bool meets_waste = false;
    for (Choices::Node node = 0; node < choices.size(); ++node) {
        const auto [begin, end] = choices.options(node);
        for (auto option = begin; option < end && meets_waste; ++option)
            EXPECT_FALSE(choices.replies(option).empty());
        meets_waste = meets_waste || begin == end;
    }
    EXPECT_TRUE(meets_waste);
}

TEST(Choices, ExploresTheGivenPositionsFirst)
{
    const Position apart = position_of("8/8/8/3k4/8/8/8/K7 w - - 0 1");
    const Answer answer{apart, {chess::Square::a1, chess::Square::b1}};
    const std::vector<Answer> first{answer};
    const Choices choices{kings, chess::Color::white, all_moves, is_no_capture, first, 3, {}};
    ASSERT_TRUE(choices.option_of(answer));
    EXPECT_EQ(choices.move(*choices.option_of(answer)), answer.move);
    EXPECT_FALSE(choices.option_of({apart, {chess::Square::a1, chess::Square::a3}}));
}

TEST(Choices, NeedNoReplyAfterALastMove)
{
    const auto last = [](const Position& position) {
        std::vector<Choice> choices = all_moves(position);
        for (Choice& choice : choices)
            choice.is_last = true;
        return choices;
    };
    const Choices choices{kings, chess::Color::white, last, is_no_capture, {}, 10, {}};
    EXPECT_EQ(choices.size(), 1U);
    EXPECT_TRUE(choices.replies(0).empty());
}

} // namespace
} // namespace trainer::repertoire
