// SPDX-License-Identifier: GPL-3.0-or-later

// Properties of the distances that the tablebase does not expose; its laws (ending_laws_test.cpp) check the
// numbers themselves.

#include "endgame/sets/distances.h"

#include <gtest/gtest.h>

#include "chess/position.h"
#include "chess/setup.h"
#include "endgame/tablebase.h"
#include "kbnk_positions.h"
#include "sets/solved_sets.h"

namespace endgame::sets {
namespace {

using chess::Color;
using chess::Square;

bool can_be(const Placement& placement, Side turn)
{
    chess::Setup setup;
    setup.turn = turn == Side::attacker ? Color::white : Color::black;
    setup.board.put(placement.kings.defending, {Color::black, chess::Role::king});
    setup.board.put(placement.kings.attacking, {Color::white, chess::Role::king});
    setup.board.put(placement.pieces[0], {Color::white, chess::Role::bishop});
    setup.board.put(placement.pieces[1], {Color::white, chess::Role::knight});
    return static_cast<bool>(chess::Position::from(setup));
}

TEST(Distances, AreZeroForIllegalPlacements)
{
    const auto distances = solution_of(kbnk);
    std::size_t wrong = 0;
    for (const Square defender : canonical_kings) {
        for (const Square attacker : chess::all_squares) {
            for (const Square bishop : chess::all_squares) {
                for (const Square knight : chess::all_squares) {
                    const Placement placement{{defender, attacker}, {bishop, knight}};
                    for (const Side turn : {Side::attacker, Side::defender}) {
                        if (distances->at(turn, placement) != 0 && !can_be(placement, turn))
                            ++wrong;
                    }
                }
            }
        }
    }
    EXPECT_EQ(wrong, 0U);
}

TEST(Distances, OfBishopAndKnightOccupyLessThanFiveMebibytes)
{
    EXPECT_LT(solution_of(kbnk)->memory(), std::size_t{5} << 20);
}

} // namespace
} // namespace endgame::sets
