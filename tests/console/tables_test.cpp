// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/tables.h"

#include <gtest/gtest.h>

#include <stop_token>

#include "console/background_tables.h"
#include "kbnk_positions.h"

namespace console {
namespace {

using endgame::Material;
using endgame::position_of;

const char* const rook_ending = "4k3/8/8/8/8/8/8/4K2R w - - 0 1";
const char* const queen_ending = "Q7/8/8/8/8/1k1r4/8/K7 w - - 0 1";

TEST(ConsoleTables, KnowWhichEndingAPositionIsOf)
{
    EXPECT_EQ(ending_of(position_of(rook_ending)), *Material::parse("KRK"));
    EXPECT_EQ(ending_of(position_of("4k3/8/8/8/8/8/8/4K3 w - - 0 1")), *Material::parse("KK"));
    EXPECT_EQ(ending_of(position_of("4k3/8/8/8/8/8/8/4K2R w K - 0 1")), std::nullopt);
    EXPECT_EQ(ending_of(position_of("4k3/pp6/8/8/8/8/8/4K2R w - - 0 1")), std::nullopt);
}

TEST(ConsoleTables, SolveWhatIsAskedForAndKeepIt)
{
    Tables tables;
    EXPECT_FALSE(tables.known().probe(position_of(rook_ending)));
    EXPECT_EQ(tables.probe(position_of(rook_ending)), endgame::Verdict::win(endgame::Plies{21}));
    EXPECT_TRUE(tables.learn(*Material::parse("KPK")));
    EXPECT_TRUE(tables.known().probe(position_of(rook_ending)));
    EXPECT_TRUE(tables.known().covers(*Material::parse("KPK")));
    EXPECT_FALSE(tables.known().covers(*Material::parse("KQKR")));
    EXPECT_FALSE(tables.probe(position_of("4k3/8/8/8/8/8/8/4K2R w K - 0 1")));
}

TEST(ConsoleTables, StopWhenTheyAreAskedTo)
{
    Tables tables;
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(tables.learn(*Material::parse("KQKR"), stop.get_token()));
    EXPECT_FALSE(tables.known().covers(*Material::parse("KQKR")));
    EXPECT_TRUE(tables.learn(*Material::parse("KQKR")));
}

TEST(ConsoleBackgroundTables, AreThereAfterWaiting)
{
    BackgroundTables tables;
    const auto now = [] { return BackgroundTables::Clock::now(); };
    EXPECT_FALSE(tables.known_by(now(), {}).probe(position_of(queen_ending)));
    tables.prepare(position_of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
    tables.wait();
    tables.prepare(position_of(queen_ending));
    tables.wait();
    EXPECT_TRUE(tables.known_by(now(), {}).probe(position_of(queen_ending)));
}

TEST(ConsoleBackgroundTables, GiveUpAnEndingForTheNext)
{
    BackgroundTables tables;
    tables.prepare(position_of("3K4/4p3/8/8/8/8/2P1k3/8 w - - 0 1"));
    tables.prepare(position_of(rook_ending));
    tables.wait();
    const endgame::Tablebase known = tables.known_by(BackgroundTables::Clock::now(), {});
    EXPECT_TRUE(known.probe(position_of(rook_ending)));
    EXPECT_FALSE(known.covers(*Material::parse("KPKP")));
}

} // namespace
} // namespace console
