// SPDX-License-Identifier: GPL-3.0-or-later

// fifty_move_laws_test.cpp checks that the distances follow from each other.

#include "endgame/sets/zeroing_solver.h"

#include <gtest/gtest.h>

#include <memory>

#include "endgame/sets/solver.h"
#include "tests/thoroughness.h"

namespace endgame::sets {
namespace {

/// An ending and all endings it converts into.
SolvedEndings solved_with(const Material& material)
{
    SolvedEndings solved;
    for (const Material& ending : solving_order(material))
        solved.add(std::make_shared<const Distances>(*solve(ending, solved)));
    return solved;
}

/// Calls the action with the numbers of both solutions, 64 placements at a time.
template <typename Action>
void for_each_word(const Distances& a, const Distances& b, Action action)
{
    for (const chess::Square defending : folded_kings(a.material().has_pawn())) {
        for (const chess::Square attacking : chess::all_squares) {
            for (const chess::Square first : chess::all_squares) {
                for (const Side turn : {Side::attacker, Side::defender}) {
                    const Kings kings{defending, attacking};
                    action(turn, a.numbers(turn, kings, first), b.numbers(turn, kings, first));
                }
            }
        }
    }
}

// Without pawns the distance to zeroing is the distance to conversion: 31, 18 and 27 moves.
TEST(ZeroingSolver, FindsThePublishedLongestConversions)
{
    const std::vector<std::pair<const char*, unsigned>> published{{"KQKR", 61}, {"KRKB", 35}, {"KRKN", 53}};
    for (const auto& [name, plies] : published) {
        const Material material = *Material::parse(name);
        const Distances zeroing = solve_to_zeroing(material, solved_with(material));
        bool is_reached = false;
        bool is_exceeded = false;
        for_each_word(zeroing, zeroing, [&](Side turn, const Numbers& numbers, const Numbers&) {
            is_reached |= turn == Side::attacker && numbers.equal(plies) != 0;
            is_exceeded |= numbers.greater(turn == Side::attacker ? plies : plies + 2) != 0;
        });
        EXPECT_TRUE(is_reached) << name;
        EXPECT_FALSE(is_exceeded) << name;
    }
}

// So there are no cursed wins with up to four pieces as long as the halfmove clock is at zero.
TEST(ZeroingSolver, ReachesZeroingWithinTheRuleInEveryWin)
{
    for (const Material& seen : all_endings()) {
        for (const Material& material : {seen, seen.reversed()}) {
            const bool is_usual =
                material.pieces().size() == 1 || material.name() == "KRKP" || material.name() == "KPKP";
            if (!material.has(Side::attacker) || material == kbnk || (!is_usual && !test::is_exhaustive()))
                continue;
            const SolvedEndings solved = solved_with(material);
            std::size_t different = 0;
            for_each_word(*solved.find(material), solve_to_zeroing(material, solved),
                          [&](Side, const Numbers& won, const Numbers& numbers) {
                              different += size_of(won.some() ^ numbers.some());
                          });
            EXPECT_EQ(different, 0U) << material.name();
        }
    }
}

} // namespace
} // namespace endgame::sets
