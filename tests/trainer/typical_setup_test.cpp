// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/typical_setup.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "chess/fen.h"
#include "chess/position.h"
#include "endgame/tablebase_store.h"
#include "endings.h"
#include "kbnk_positions.h"
#include "trainer/drill.h"

namespace trainer {
namespace {

using chess::Color;
using chess::Position;
using endgame::Material;
using endgame::Outcome;

TEST(TypicalSetup, IsLegalAndOfTheEndingWithTheAttackerToMove)
{
    for (const Material& material : endgame::all_views()) {
        for (const Color attacker : chess::all_colors) {
            const chess::Setup setup = typical_setup(material, attacker);
            EXPECT_TRUE(Position::from(setup)) << material.name();
            EXPECT_EQ(Material::of(setup.board, attacker), material) << material.name();
            EXPECT_EQ(setup.turn, attacker) << material.name();
        }
    }
}

bool takes_at_once(const endgame::Tablebase& table, const Position& position)
{
    return std::ranges::any_of(table.best_moves(position),
                               [&](chess::Move move) { return is_capture(position, move); });
}

TEST(TypicalSetup, IsWonAndNotByTakingWhereTheEndingHasWinsThatLast)
{
    for (const Material& material : endgame::all_views()) {
        const endgame::Tablebase table = endgame::table_of(material);
        for (const Color attacker : chess::all_colors) {
            const Position position = *Position::from(typical_setup(material, attacker));
            const bool is_won = table.probe(position)->outcome() == Outcome::win;
            EXPECT_TRUE(is_won == (table.longest_mate(material) >= 8) || material.name() == "KQQK" ||
                        material.name() == "KQRK" || material.name() == "KRRK")
                << material.name();
            EXPECT_FALSE(is_won && takes_at_once(table, position)) << material.name();
        }
    }
}

TEST(TypicalSetup, HasThePiecesAtHomeWithBishopAndKnight)
{
    EXPECT_EQ(to_fen(typical_setup(endgame::kbnk, Color::white)), "4k3/8/8/8/8/8/8/2B1K1N1 w - - 0 1");
    EXPECT_EQ(to_fen(typical_setup(endgame::kbnk, Color::black)), "2b1k1n1/8/8/8/8/8/8/4K3 b - - 0 1");
}

} // namespace
} // namespace trainer
