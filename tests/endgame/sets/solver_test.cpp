// SPDX-License-Identifier: GPL-3.0-or-later

// That what is solved is right is asked of the table it serves (ending_laws_test.cpp).

#include "endgame/sets/solver.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <stop_token>
#include <vector>

#include "endgame/sets/conversions.h"
#include "sets/solved_sets.h"

namespace endgame::sets {
namespace {

TEST(Solver, SolvesWhatAnEndingConvertsIntoBeforeIt)
{
    for (const Material& ending : all_endings()) {
        if (!ending.has(Side::attacker))
            continue;
        const std::vector<Material> order = solving_order(ending);
        EXPECT_EQ(order.back(), ending);
        for (auto at = order.begin(); at != order.end(); ++at) {
            EXPECT_EQ(std::count(order.begin(), order.end(), *at), 1);
            for (const Material& needed : conversions_of(*at))
                EXPECT_NE(std::find(order.begin(), at, needed), at) << at->name();
        }
    }
}

TEST(Solver, StopsWhenAsked)
{
    std::stop_source source;
    source.request_stop();
    SolvedEndings endings;
    for (const char* name : {"KBK", "KNK"})
        endings.add(solution_of(*Material::parse(name)));
    EXPECT_FALSE(solve(kbnk, endings, source.get_token()));
    EXPECT_TRUE(solve(kbnk, endings));
}

TEST(Solver, GivesTheSameNumbersEveryTime)
{
    const auto once = solution_of(*Material::parse("KPK"));
    const auto again = solution_of(*Material::parse("KPK"));
    EXPECT_EQ(once->longest_mate(Side::attacker), 28U);
    for (const chess::Square pawn : chess::all_squares) {
        const Placement placement{{chess::Square::b8, chess::Square::d5}, {pawn, pawn}};
        for (const Side turn : {Side::attacker, Side::defender})
            EXPECT_EQ(once->at(turn, placement), again->at(turn, placement));
    }
}

} // namespace
} // namespace endgame::sets
