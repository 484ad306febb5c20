// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/sets/solved_endings.h"

#include <gtest/gtest.h>

#include <memory>
#include <utility>

#include "sets/solved_sets.h"

namespace endgame::sets {
namespace {

const Material knnkn = *Material::parse("KNNKN", most_pieces_on_request);

TEST(SolvedEndings, AreSharedByTheirCopies)
{
    SolvedEndings endings;
    endings.add(solution_of(kbnk));
    const SolvedEndings copy = endings;
    endings.add(solution_of(*Material::parse("KQK")));
    EXPECT_EQ(copy.find(kbnk), endings.find(kbnk));
    EXPECT_EQ(copy.find(*Material::parse("KQK")), nullptr);
}

TEST(SolvedEndings, ContainEndingsOfFivePieces)
{
    SolvedEndings endings;
    endings.add(solution_of(kbnk));
    EXPECT_TRUE(endings.contains(kbnk));
    EXPECT_FALSE(endings.contains(knnkn));
    EXPECT_EQ(endings.shared(knnkn), nullptr);
    const std::size_t memory = endings.memory();

    LargeDistances large{knnkn, LargeDistances::Attackers::none};
    RowWords set{};
    set[7] = 1;
    large.enter(Side::defender, 70, 5, set, 8);
    large.set_longest_mates(7, 6);
    large.pack();
    endings.add(std::make_shared<const LargeDistances>(std::move(large)));
    EXPECT_TRUE(endings.contains(knnkn));
    EXPECT_EQ(endings.find(knnkn), nullptr);
    EXPECT_EQ(endings.longest_mate(knnkn, Side::attacker), 7U);
    EXPECT_EQ(endings.longest_mate(knnkn, Side::defender), 6U);
    EXPECT_EQ(endings.longest_mate(kbnk, Side::attacker), 33U);
    EXPECT_EQ(endings.longest_mate(*Material::parse("KQK"), Side::attacker), 0U);
    EXPECT_GT(endings.memory(), memory);
}

} // namespace
} // namespace endgame::sets
