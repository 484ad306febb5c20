// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/verdict.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <vector>

namespace endgame {
namespace {

/// Every verdict of an ending whose longest mate takes so many plies, from worst to best.
std::vector<Verdict> all_verdicts(int longest)
{
    std::vector<Verdict> verdicts;
    for (int plies = 0; plies <= longest; ++plies)
        verdicts.push_back(Verdict::loss(Plies{plies}));
    verdicts.push_back(Verdict::draw());
    for (int plies = longest; plies >= 1; --plies)
        verdicts.push_back(Verdict::win(Plies{plies}));
    return verdicts;
}

TEST(Plies, CountTheMovesOfTheSideThatMates)
{
    EXPECT_EQ(Plies{0}.moves(), 0);
    EXPECT_EQ(Plies{1}.moves(), 1);
    EXPECT_EQ(Plies{2}.moves(), 1);
    EXPECT_EQ(Plies{65}.moves(), 33);
    EXPECT_EQ(Plies{66}.moves(), 33);
}

TEST(Plies, AddAndCompareAsNumbers)
{
    EXPECT_EQ(Plies{16} + Plies{83}, Plies{99});
    EXPECT_LT(Plies{3}, Plies{4});
    EXPECT_GT(Plies{66}, Plies{65});
}

TEST(Verdict, HasAnOutcomeAndPlies)
{
    EXPECT_EQ(Verdict::win(Plies{5}).outcome(), Outcome::win);
    EXPECT_EQ(Verdict::win(Plies{5}).to_mate(), Plies{5});
    EXPECT_EQ(Verdict::loss(Plies{0}).outcome(), Outcome::loss);
    EXPECT_EQ(Verdict::loss(Plies{0}).to_mate(), Plies{0});
    EXPECT_TRUE(Verdict::draw().is_draw());
    EXPECT_FALSE(Verdict::loss(Plies{0}).is_draw());
}

TEST(Verdict, OrdersQuickLossSlowLossDrawSlowWinQuickWin)
{
    const std::vector<Verdict> verdicts = all_verdicts(66);
    for (std::size_t i = 0; i < verdicts.size(); ++i) {
        for (std::size_t j = 0; j < verdicts.size(); ++j) {
            EXPECT_EQ(verdicts[i] < verdicts[j], i < j);
            EXPECT_EQ(verdicts[i] == verdicts[j], i == j);
        }
    }
}

TEST(Verdict, ForTheMoverIsTheOppositeOnePlyLater)
{
    EXPECT_EQ(Verdict::loss(Plies{0}).for_mover(), Verdict::win(Plies{1}));
    EXPECT_EQ(Verdict::win(Plies{65}).for_mover(), Verdict::loss(Plies{66}));
    EXPECT_EQ(Verdict::draw().for_mover(), Verdict::draw());
}

TEST(Verdict, ForTheMoverReversesTheOrder)
{
    const std::vector<Verdict> verdicts = all_verdicts(66);
    for (std::size_t i = 1; i < verdicts.size(); ++i)
        EXPECT_GT(verdicts[i - 1].for_mover(), verdicts[i].for_mover());
}

} // namespace
} // namespace endgame
