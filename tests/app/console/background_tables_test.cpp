// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/background_tables.h"

#include <gtest/gtest.h>

#include "kbnk_positions.h"

namespace console {
namespace {

using endgame::Material;
using endgame::position_of;

const char* const rook_ending = "4k3/8/8/8/8/8/8/4K2R w - - 0 1";
const char* const queen_ending = "Q7/8/8/8/8/1k1r4/8/K7 w - - 0 1";

void wait_for(BackgroundTables& tables)
{
    tables.known_by(BackgroundTables::Clock::now() + std::chrono::minutes{2}, {});
}

TEST(ConsoleBackgroundTables, AreThereAfterWaiting)
{
    BackgroundTables tables;
    const auto now = [] { return BackgroundTables::Clock::now(); };
    EXPECT_FALSE(tables.known_by(now(), {}).probe(position_of(queen_ending)));
    tables.prepare(position_of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
    wait_for(tables);
    tables.prepare(position_of(queen_ending));
    wait_for(tables);
    EXPECT_TRUE(tables.known_by(now(), {}).probe(position_of(queen_ending)));
}

TEST(ConsoleBackgroundTables, GiveUpAnEndingForTheNext)
{
    BackgroundTables tables;
    tables.prepare(position_of("3K4/4p3/8/8/8/8/2P1k3/8 w - - 0 1"));
    tables.prepare(position_of(rook_ending));
    wait_for(tables);
    const endgame::Tablebase known = tables.known_by(BackgroundTables::Clock::now(), {});
    EXPECT_TRUE(known.probe(position_of(rook_ending)));
    EXPECT_FALSE(known.covers(*Material::parse("KPKP")));
}

} // namespace
} // namespace console
