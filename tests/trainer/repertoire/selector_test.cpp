// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/repertoire/selector.h"

#include <gtest/gtest.h>

#include <vector>

#include "chess/legal_moves.h"
#include "tests/chess/printing.h"

namespace trainer::repertoire {
namespace {

using chess::Move;
using chess::Position;

const Position pawn = chess::position_of("k7/8/8/8/8/8/6PP/K7 w - - 0 1");

/// Pawn moves, which never go in circles; a promotion ends the line.
std::vector<Choice> pawn_moves(const Position& position)
{
    std::vector<Choice> choices;
    for (const Move move : legal_moves(position)) {
        if (position.board().role_at(move.from) == chess::Role::pawn)
            choices.push_back({move, 0, move.promotion.has_value()});
    }
    return choices;
}

std::vector<Choice> king_moves(const Position& position)
{
    std::vector<Choice> choices;
    for (const Move move : legal_moves_from(position, position.king(position.turn())))
        choices.push_back({move, 0, false});
    return choices;
}

/// The king of the defender is to stay in its corner.
bool returns(const Position&, Move reply)
{
    return reply.to == chess::Square::b8 || reply.to == chess::Square::a8;
}

TEST(Selector, FindsTheShortestLine)
{
    const Choices choices{pawn, chess::Color::white, pawn_moves, returns, {}, 10'000, {}};
    const auto selection = Selector{choices}.select({}, {}, {});
    ASSERT_TRUE(selection);
    EXPECT_EQ(selection->moves.front().node, Choices::start);
    EXPECT_EQ(selection->moves.size(), 5U) << "the double step, and four more moves";
    EXPECT_EQ(selection->longest, 5);
}

TEST(Selector, BeginsWithASetThatIsKnown)
{
    const Choices choices{pawn, chess::Color::white, pawn_moves, returns, {}, 10'000, {}};
    std::vector<Choices::Option> single_steps;
    for (Choices::Node node = 0; node < choices.size(); ++node) {
        const auto [begin, end] = choices.options(node);
        for (auto option = begin; option < end; ++option) {
            if (rank_of(choices.move(option).to) == rank_of(choices.move(option).from) + 1) {
                single_steps.push_back(option);
                break;
            }
        }
    }
    const auto selection = Selector{choices}.select(single_steps, {}, {});
    ASSERT_TRUE(selection);
    EXPECT_EQ(selection->to_learn, 5U) << "a smaller one is found";
}

TEST(Selector, PrefersLearntMoves)
{
    const auto knows_single_steps = [](const Position& position) {
        std::vector<Choice> choices = pawn_moves(position);
        for (Choice& choice : choices)
            choice.is_learnt = rank_of(choice.move.to) == rank_of(choice.move.from) + 1;
        return choices;
    };
    const Choices choices{pawn, chess::Color::white, knows_single_steps, returns, {}, 10'000, {}};
    const auto selection = Selector{choices}.select({}, {}, {});
    ASSERT_TRUE(selection);
    EXPECT_EQ(selection->moves.size(), 6U) << "a double step would have to be learnt";
    EXPECT_EQ(selection->longest, 6);
}

TEST(Selector, RefusesCircles)
{
    const auto is_always_answered = [](const Position&, Move) { return true; };
    const Position kings = chess::position_of("7k/8/8/8/8/8/8/K7 w - - 0 1");
    const Choices choices{kings, chess::Color::white, king_moves, is_always_answered, {}, 10'000, {}};
    EXPECT_FALSE(Selector{choices}.select({}, {}, {}));
}

TEST(Selector, ReportsGrowingShares)
{
    const Choices choices{pawn, chess::Color::white, pawn_moves, returns, {}, 10'000, {}};
    int last = -1;
    Selector{choices}.select({}, {}, [&last](std::size_t, int percent) {
        EXPECT_GT(percent, last);
        EXPECT_LT(percent, 100);
        last = percent;
    });
    EXPECT_GT(last, 90);
}

} // namespace
} // namespace trainer::repertoire
