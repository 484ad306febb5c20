// SPDX-License-Identifier: GPL-3.0-or-later

// The correctness of solutions is checked through the tablebase (ending_laws_test.cpp).

#include "endgame/sets/solver.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <new>
#include <stop_token>
#include <vector>

#include "endgame/sets/conversions.h"
#include "sets/solved_sets.h"
#include "tests/address_space_limit.h"
#include "tests/slowdown.h"

namespace endgame::sets {
namespace {

TEST(Solver, SolvesConversionsBeforeTheEnding)
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

TEST(Solver, StopsOnRequest)
{
    std::stop_source source;
    source.request_stop();
    SolvedEndings endings;
    for (const char* name : {"KBK", "KNK"})
        endings.add(solution_of(*Material::parse(name)));
    EXPECT_FALSE(solve(kbnk, endings, source.get_token()));
    EXPECT_TRUE(solve(kbnk, endings));
}

TEST(Solver, IsDeterministic)
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

TEST(Solver, IsIndependentOfTheNumberOfThreads)
{
    const Material material = *Material::parse("KNNKN", most_pieces_on_request);
    SolvedEndings solved;
    for (const Material& ending : conversions_of(material))
        solved.add(solution_of(ending));
    const auto solve_on = [&](std::size_t threads) {
        return *solve_large(material, solved, LargeDistances::Attackers::after_promotion, Crew{threads});
    };
    const LargeDistances one = solve_on(1);
    const LargeDistances three = solve_on(3);
    EXPECT_EQ(one.longest_mate(Side::attacker), 7U);
    EXPECT_EQ(three.longest_mate(Side::attacker), 7U);
    EXPECT_EQ(one.memory(), three.memory());
    std::size_t different = 0;
    for (const chess::Square attacking : chess::all_squares) {
        for (const chess::Square outer : chess::all_squares) {
            for (const chess::Square first : chess::all_squares) {
                for (const Side turn : {Side::attacker, Side::defender}) {
                    const Kings kings{chess::Square::a1, attacking};
                    const LargeNumbers a = one.numbers(turn, kings, outer, first);
                    const LargeNumbers b = three.numbers(turn, kings, outer, first);
                    for (std::size_t plane = 0; plane < LargeNumbers::planes; ++plane)
                        different += a[plane] != b[plane] ? 1 : 0;
                }
            }
        }
    }
    EXPECT_EQ(different, 0U);
}

/// Exits with 0 if solving on two threads throws because memory runs out.
[[noreturn]] void solve_in_too_little_memory()
{
    const Material material = *Material::parse("KQQKN", most_pieces_on_request);
    SolvedEndings solved;
    for (const Material& ending : conversions_of(material))
        solved.add(solution_of(ending));
    // The working sets take 113 MiB, and the numbers grow.
    const test::AddressSpaceLimit limit{test::addresses_taken() + (std::size_t{135} << 20)};
    try {
        solve_large(material, solved, LargeDistances::Attackers::none, Crew{2});
    } catch (const std::bad_alloc&) {
        std::_Exit(0);
    }
    std::_Exit(1);
}

// Fault 50
TEST(SolverDeathTest, ThrowsIfAnyThreadRunsOutOfMemory)
{
    if (test::is_sanitized)
        GTEST_SKIP() << "takes more addresses than any limit";
    // In a separate process, which has no memory left over from other tests.
    testing::FLAGS_gtest_death_test_style = "threadsafe";
    EXPECT_EXIT(solve_in_too_little_memory(), testing::ExitedWithCode(0), "");
}

TEST(Solver, StopsWhileSolvingFivePieces)
{
    const Material material = *Material::parse("KNNKN", most_pieces_on_request);
    SolvedEndings solved;
    for (const Material& ending : conversions_of(material))
        solved.add(solution_of(ending));
    std::stop_source source;
    source.request_stop();
    EXPECT_FALSE(solve_large(material, solved, LargeDistances::Attackers::none, Crew{2, source.get_token()}));
}

} // namespace
} // namespace endgame::sets
