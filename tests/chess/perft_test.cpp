// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/perft.h"

#include <gtest/gtest.h>

#include "printing.h"
#include "published_perft.h"

namespace chess {
namespace {

class PublishedPerft : public testing::TestWithParam<PerftRow> {};

TEST_P(PublishedPerft, Agrees)
{
    const Position position = position_of(GetParam().fen);
    for (std::size_t i = 0; i < GetParam().leaves.size(); ++i)
        EXPECT_EQ(perft(position, static_cast<int>(i + 1)), GetParam().leaves[i]) << GetParam().fen;
}

INSTANTIATE_TEST_SUITE_P(All, PublishedPerft, testing::ValuesIn(published_perft),
                         [](const auto& row) { return row.param.name; });

TEST(Perft, SeventhPositionOfStockfishAtDepthFive)
{
    EXPECT_EQ(perft(position_of("r7/4p3/5p1q/3P4/4pQ2/4pP2/6pp/R3K1kr w Q - 1 3"), 5), 11609488U);
}

TEST(Perft, PrisonHasASingleLine)
{
    EXPECT_EQ(perft(position_of("2b5/kpPp4/1p1P4/1P6/6p1/4p1P1/4PpPK/5B2 w - - 0 1"), 32), 1U);
}

TEST(Perft, DepthZeroHasOneLeaf)
{
    EXPECT_EQ(perft(Position::initial(), 0), 1U);
}

TEST(Perft, CheckmatesFromTheStart)
{
    const std::uint64_t two_moves = count_checkmates(Position::initial(), 4);
    const std::uint64_t three_moves = count_checkmates(Position::initial(), 5);
    EXPECT_EQ(count_checkmates(Position::initial(), 3), 0U);
    EXPECT_EQ(two_moves, 8U);
    EXPECT_EQ(three_moves, 347U);
    EXPECT_EQ(two_moves + three_moves, 355U) << "the engine author's \"355 in three\" is the sum of both";
}

} // namespace
} // namespace chess
