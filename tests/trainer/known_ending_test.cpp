// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/known_ending.h"

#include <gtest/gtest.h>

#include "chess/pgn_reader.h"
#include "endgame/tablebase_store.h"

namespace trainer {
namespace {

std::optional<Game::NodeId> ending_in(const char* pgn, const endgame::Tablebase& tables = {})
{
    return first_known_ending(Game{chess::read_pgn_game(pgn).game.tree}, tables);
}

TEST(KnownEndingTest, IsWhereFivePiecesAreLeftIfTheirTableIsThere)
{
    const char* const game = "[FEN \"7k/8/8/8/8/8/1p3n2/K5NN w - - 0 1\"] 1. Kxb2 Nxh1 *";
    EXPECT_EQ(ending_in(game), 2U);
    const auto ending = endgame::Material::parse("KNNKN", endgame::most_pieces_on_request);
    EXPECT_EQ(ending_in(game, endgame::solve(*ending)), 1U);
}

TEST(KnownEndingTest, IsWhereFourPiecesAreLeft)
{
    EXPECT_EQ(ending_in("[FEN \"4k3/8/8/8/8/8/4r3/R3K2R w - - 0 1\"] 1. Kxe2 Kd7 *"), 1U);
    EXPECT_EQ(ending_in("[FEN \"4k3/8/8/8/8/8/4r3/R3K3 w - - 0 1\"] 1. Kxe2 Kd7 *"), 0U);
    EXPECT_EQ(ending_in("1. e4 e5 *"), std::nullopt);
}

TEST(KnownEndingTest, StartsOnlyWithoutCastlingRights)
{
    EXPECT_EQ(ending_in("[FEN \"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\"] 1. Kd2 *"), 1U);
}

} // namespace
} // namespace trainer
