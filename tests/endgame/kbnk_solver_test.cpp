// SPDX-License-Identifier: GPL-3.0-or-later

// That the numbers are right is asked of the table they serve (tablebase_laws_test.cpp); here stands what
// only the solver knows.

#include "endgame/kbnk_solver.h"

#include <gtest/gtest.h>

#include <cstddef>

#include "chess/position.h"
#include "chess/square.h"
#include "endgame/kbnk_index.h"
#include "kbnk_positions.h"

namespace endgame {
namespace {

using chess::Color;
using chess::Square;

constexpr Color attacker = Color::white;

chess::Bitboard quadrant()
{
    chess::Bitboard squares;
    for (const Square square : chess::all_squares) {
        if (file_of(square) < 4 && rank_of(square) < 4)
            squares |= chess::Bitboard{square};
    }
    return squares;
}

bool can_be(const KbnkMen& men, Color turn)
{
    return static_cast<bool>(chess::Position::from(setup_of(men, attacker, turn)));
}

TEST(KbnkSolver, GivesNoNumberToWhatCannotBe)
{
    const KbnkDistances distances = solve_kbnk();
    std::size_t wrong = 0;
    for_each_placement(quadrant(), chess::all_squares, [&](const KbnkMen& men) {
        const std::size_t row = kbnk_row(men.defending_king, men.attacking_king);
        const std::size_t knight = index(men.knight);
        if (distances.attacker_mates_in.at(row, knight, men.bishop) != 0 && !can_be(men, attacker))
            ++wrong;
        if (distances.defender_mated_in_plus_one.at(row, knight, men.bishop) != 0 && !can_be(men, !attacker))
            ++wrong;
    });
    EXPECT_EQ(wrong, 0U);
}

TEST(KbnkSolver, GivesNoNumberToMenOnOneSquare)
{
    const KbnkDistances distances = solve_kbnk();
    const auto numbers = [&](Square defender, Square attacking, Square knight, Square bishop) {
        const std::size_t row = kbnk_row(defender, attacking);
        return distances.attacker_mates_in.at(row, index(knight), bishop) +
               distances.defender_mated_in_plus_one.at(row, index(knight), bishop);
    };
    for (const Square defender : quadrant()) {
        for (const Square a : chess::all_squares) {
            for (const Square b : chess::all_squares) {
                EXPECT_EQ(numbers(defender, defender, a, b), 0U);
                EXPECT_EQ(numbers(defender, a, defender, b), 0U);
                EXPECT_EQ(numbers(defender, a, b, defender), 0U);
                EXPECT_EQ(numbers(defender, a, a, b), 0U);
                EXPECT_EQ(numbers(defender, a, b, a), 0U);
                EXPECT_EQ(numbers(defender, a, b, b), 0U);
            }
        }
    }
}

TEST(KbnkSolver, SolvesTheSameTwice)
{
    const KbnkDistances first = solve_kbnk();
    const KbnkDistances second = solve_kbnk();
    bool is_same = true;
    for_each_placement(quadrant(), chess::all_squares, [&](const KbnkMen& men) {
        const std::size_t row = kbnk_row(men.defending_king, men.attacking_king);
        const std::size_t knight = index(men.knight);
        is_same = is_same &&
                  first.attacker_mates_in.at(row, knight, men.bishop) ==
                      second.attacker_mates_in.at(row, knight, men.bishop) &&
                  first.defender_mated_in_plus_one.at(row, knight, men.bishop) ==
                      second.defender_mated_in_plus_one.at(row, knight, men.bishop);
    });
    EXPECT_TRUE(is_same);
}

} // namespace
} // namespace endgame
