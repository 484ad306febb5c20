// SPDX-License-Identifier: GPL-3.0-or-later

// That the numbers are right is asked of the table they serve (ending_laws_test.cpp); here stands what only
// the solver and its result know.

#include "endgame/distances.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>

#include "chess/position.h"
#include "chess/setup.h"
#include "endgame/solver.h"
#include "endgame/tablebase.h"
#include "kbnk_positions.h"

namespace endgame {
namespace {

using chess::Color;
using chess::Square;

bool can_be(const Placement& placement, Side turn)
{
    chess::Setup setup;
    setup.turn = turn == Side::attacker ? Color::white : Color::black;
    setup.board.put(placement.defending_king, {Color::black, chess::Role::king});
    setup.board.put(placement.attacking_king, {Color::white, chess::Role::king});
    setup.board.put(placement.men[0], {Color::white, chess::Role::bishop});
    setup.board.put(placement.men[1], {Color::white, chess::Role::knight});
    return static_cast<bool>(chess::Position::from(setup));
}

TEST(Distances, GiveNoNumberToWhatCannotBe)
{
    const Distances& distances = *solved().endings().find(kbnk);
    std::size_t wrong = 0;
    for (const Square defender : canonical_kings) {
        for (const Square attacker : chess::all_squares) {
            for (const Square bishop : chess::all_squares) {
                for (const Square knight : chess::all_squares) {
                    const Placement placement{defender, attacker, {bishop, knight}};
                    for (const Side turn : {Side::attacker, Side::defender}) {
                        if (distances.at(turn, placement) != 0 && !can_be(placement, turn))
                            ++wrong;
                    }
                }
            }
        }
    }
    EXPECT_EQ(wrong, 0U);
}

TEST(Distances, OfBishopAndKnightTakeSixMebibytes)
{
    EXPECT_EQ(solved().endings().find(kbnk)->memory(), std::size_t{6} << 20);
}

TEST(Solver, SolvesWhatAnEndingConvertsIntoBeforeIt)
{
    for (const Material& ending : all_endings()) {
        if (!ending.has(Side::attacker))
            continue;
        const std::vector<Material> order = solving_order(ending);
        EXPECT_EQ(order.back(), ending);
        for (auto at = order.begin(); at != order.end(); ++at) {
            EXPECT_EQ(std::count(order.begin(), order.end(), *at), 1);
            EXPECT_LE(at->men().size(), ending.men().size());
        }
    }
}

TEST(Solver, StopsWhenAsked)
{
    std::stop_source source;
    source.request_stop();
    SolvedEndings endings;
    for (const char* name : {"KBK", "KNK"})
        endings.share(solved().endings(), *Material::parse(name));
    EXPECT_FALSE(solve(kbnk, endings, source.get_token()));
    EXPECT_TRUE(solve(kbnk, endings));
}

} // namespace
} // namespace endgame
