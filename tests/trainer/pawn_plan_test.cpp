// SPDX-License-Identifier: GPL-3.0-or-later

// Where each advice for king and pawn against king is given, and that it is true there, over all positions.

#include "trainer/pawn_plan.h"

#include <gtest/gtest.h>

#include <map>
#include <vector>

#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "chess/pawns.h"
#include "endings.h"
#include "tests/chess/printing.h"
#include "tests/endgame/ending_laws.h"
#include "tests/thoroughness.h"
#include "trainer/draw_cause.h"
#include "trainer/technique.h"

namespace trainer {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::Move;
using chess::Position;
using chess::position_of;
using chess::Role;
using chess::Square;

const endgame::Tablebase& table()
{
    return endgame::table_of("KPK");
}

Square pawn_of(const Position& position)
{
    return position.board().of(Role::pawn).first();
}

bool is_on_key_square(const Position& position)
{
    return key_squares(pawn_of(position), Color::white).contains(position.king(Color::white));
}

/// All positions up to left and right, White with the pawn.
template <typename Action>
void for_each(Action action)
{
    endgame::for_each_position(*endgame::Material::parse("KPK"), chess::all_squares, action);
}

/// A number of its own for each position up to left and right.
std::size_t number_of(const Position& position)
{
    const bool is_mirrored = file_of(position.king(Color::black)) > 3;
    const auto place = [&](Square square) {
        return index(is_mirrored ? mirrored_left_right(square) : square);
    };
    const std::size_t kings = 64 * place(position.king(Color::white)) + place(position.king(Color::black));
    return 2 * (4096 * place(pawn_of(position)) + kings) + (position.turn() == Color::white ? 0 : 1);
}

/// Where White's king can force his way onto a key square while the pawn stands still, by playing it all out.
std::vector<bool> forced_by_hand()
{
    std::vector<Position> open;
    for_each([&](const Position& position) { open.push_back(position); });
    std::vector<bool> forced(2 * 64 * 4096);
    const auto has_arrived = [](const Position& next) {
        return is_on_key_square(next) && table().probe(next)->outcome() == endgame::Outcome::loss;
    };
    const auto is_forced = [&](const Position& position) {
        const chess::MoveList moves = legal_moves(position);
        const auto goes_on = [&](Move move) {
            const Position next = position.play(move);
            return next.board().occupied().size() == 3 && forced[number_of(next)];
        };
        if (position.turn() == Color::black)
            return !moves.empty() && std::ranges::all_of(moves, goes_on);
        return std::ranges::any_of(moves, [&](Move move) {
            return move.from == position.king(Color::white) &&
                   (has_arrived(position.play(move)) || goes_on(move));
        });
    };
    for (bool grows = true; grows;) {
        grows = false;
        std::erase_if(open, [&](const Position& position) {
            const bool now = is_forced(position);
            if (now)
                forced[number_of(position)] = true;
            grows = grows || now;
            return now;
        });
    }
    return forced;
}

/// True if a move to direct opposition keeps the result, or the kings stand so with the other side to move.
bool serves(const Position& position, Color side)
{
    if (position.turn() != side)
        return are_opposed(position);
    for (const Move move : legal_moves(position)) {
        const Position next = position.play(move);
        if (move.from == position.king(side) && are_opposed(next) &&
            table().probe(next)->for_mover().outcome() == table().probe(position)->outcome())
            return true;
    }
    return false;
}

TEST(PawnPlanTest, EveryAdviceIsTrueWhereverItIsGiven)
{
    const std::vector<bool> forced = forced_by_hand();
    std::map<PawnPlan, std::size_t> given;
    std::size_t count = 0;
    for_each([&](const Position& position) {
        if (count++ % test::one_in(25) != 0)
            return;
        const bool is_over = legal_moves(position).empty();
        const bool is_drawn = table().probe(position)->is_draw();
        const int rank = rank_of(pawn_of(position)) + 1;
        for (const Color side : chess::all_colors) {
            const auto advice = pawn_advice(table(), position, side);
            ASSERT_EQ(advice.has_value(), !is_over) << to_fen(position.setup());
            if (!advice)
                continue;
            ++given[advice->plan];
            switch (advice->plan) {
            case PawnPlan::promote:
                ASSERT_TRUE(side == Color::white && !is_drawn) << to_fen(position.setup());
                break;
            case PawnPlan::press:
                ASSERT_TRUE(side == Color::white && is_drawn) << to_fen(position.setup());
                break;
            case PawnPlan::run:
                ASSERT_TRUE(side == Color::white && !is_drawn) << to_fen(position.setup());
                ASSERT_FALSE(outside_passed_pawns(position.board(), side, position.turn()).empty());
                break;
            case PawnPlan::reach_key_square:
                ASSERT_TRUE(side == Color::white && !is_drawn && rank < 7) << to_fen(position.setup());
                ASSERT_TRUE(!is_on_key_square(position) && forced[number_of(position)])
                    << to_fen(position.setup());
                break;
            case PawnPlan::lead_through:
                ASSERT_TRUE(side == Color::white && !is_drawn && rank < 7) << to_fen(position.setup());
                ASSERT_TRUE(is_on_key_square(position)) << to_fen(position.setup());
                break;
            case PawnPlan::stop:
                ASSERT_TRUE(side == Color::black && is_drawn) << to_fen(position.setup());
                break;
            case PawnPlan::take_pawn:
                ASSERT_TRUE(side == Color::black && is_drawn) << to_fen(position.setup());
                ASSERT_EQ(draw_cause(table(), position)->kind, DrawCause::Kind::pawn_falls)
                    << to_fen(position.setup());
                break;
            case PawnPlan::hold_corner:
                ASSERT_TRUE(side == Color::black && is_drawn) << to_fen(position.setup());
                ASSERT_TRUE(file_of(pawn_of(position)) % 7 == 0) << to_fen(position.setup());
                break;
            case PawnPlan::guard_key_squares:
                ASSERT_TRUE(side == Color::black && is_drawn && rank < 7) << to_fen(position.setup());
                ASSERT_TRUE(!is_on_key_square(position) && !forced[number_of(position)])
                    << to_fen(position.setup());
                break;
            case PawnPlan::hold_out:
                ASSERT_TRUE(side == Color::black && !is_drawn) << to_fen(position.setup());
                break;
            }
            ASSERT_TRUE(!advice->opposition || serves(position, side)) << to_fen(position.setup());
        }
    });
    EXPECT_EQ(given.size(), 10U) << "every advice is given somewhere";
}

TEST(PawnPlanTest, AdviceIsSymmetricInColours)
{
    // The same positions with the colours changed, seen from the other side of the board.
    EXPECT_EQ(pawn_advice(table(), position_of("8/8/8/8/4k3/8/3p4/K7 b - - 0 1"), Color::black)->plan,
              PawnPlan::run);
    EXPECT_EQ(pawn_advice(table(), position_of("8/3P4/4K3/8/8/8/8/k7 w - - 0 1"), Color::white)->plan,
              PawnPlan::run);
}

TEST(PawnPlanTest, TheTextbooksArePraisedOnlyWhereTheyAreRight)
{
    const auto plan = [](const char* fen, Color side) {
        return *pawn_advice(table(), position_of(fen), side);
    };
    // The pawn stands on the seventh rank: no key square is worth the king's while.
    EXPECT_EQ(plan("8/2k1P3/4K3/8/8/8/8/8 b - - 0 1", Color::white).plan, PawnPlan::promote);
    // Kings far from each other have no opposition.
    EXPECT_FALSE(plan("8/8/4k1P1/8/8/8/8/7K w - - 0 1", Color::white).opposition);
    // Here it is all that matters.
    EXPECT_EQ(plan("8/4k3/8/8/4K3/4P3/8/8 w - - 0 1", Color::white),
              (PawnAdvice{PawnPlan::reach_key_square, true}));
    EXPECT_EQ(plan("4k3/8/4PK2/8/8/8/8/8 b - - 0 1", Color::black),
              (PawnAdvice{PawnPlan::guard_key_squares, true}));
}

TEST(PawnPlanTest, OtherEndingsHaveNoAdvice)
{
    EXPECT_EQ(
        pawn_advice(endgame::table_of("KQK"), position_of("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1"), Color::white),
        std::nullopt);
    EXPECT_EQ(pawn_advice({}, position_of("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), Color::white), std::nullopt);
}

} // namespace
} // namespace trainer
