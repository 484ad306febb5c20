// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/background_tables.h"

#include <gtest/gtest.h>

#include "kbnk_positions.h"
#include "tests/address_space_limit.h"
#include "tests/scratch_folder.h"

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

TEST(ConsoleBackgroundTables, AreAvailableAfterWaiting)
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

const char* const knights = "8/8/8/8/3n4/k1N5/8/K1N5 w - - 0 1";

TEST(ConsoleBackgroundTables, SolveFivePiecesOnlyIfAllowed)
{
    BackgroundTables tables;
    const auto is_known = [&] {
        tables.prepare(position_of(knights));
        wait_for(tables);
        return tables.known_by(BackgroundTables::Clock::now(), {}).probe(position_of(knights)).has_value();
    };
    EXPECT_FALSE(is_known());
    tables.set_most_pieces(5);
    EXPECT_TRUE(is_known());
    EXPECT_FALSE(tables.want_of_memory());
}

TEST(ConsoleBackgroundTables, EvictFivePiecesWhenNoLongerAllowed)
{
    BackgroundTables tables;
    tables.set_most_pieces(5);
    tables.prepare(position_of(knights));
    wait_for(tables);
    const auto now = BackgroundTables::Clock::now();
    ASSERT_TRUE(tables.known_by(now, {}).probe(position_of(knights)));
    const std::size_t memory = tables.known_by(now, {}).memory();
    tables.set_most_pieces(4);
    EXPECT_FALSE(tables.known_by(now, {}).probe(position_of(knights)));
    EXPECT_LT(tables.known_by(now, {}).memory(), memory);
    EXPECT_TRUE(tables.known_by(now, {}).covers(*endgame::Material::parse("KNKN")));
}

TEST(ConsoleBackgroundTables, SaveFivePiecesInAFolder)
{
    const test::ScratchFolder folder{"background_tables_test"};
    const auto memory_with = [&](const std::filesystem::path& path) {
        BackgroundTables tables;
        tables.set_folder(endgame::TableFolder{path});
        tables.set_most_pieces(5);
        tables.prepare(position_of(knights));
        wait_for(tables);
        EXPECT_EQ(tables.not_kept().has_value(), path.filename() == "file");
        return tables.known_by(BackgroundTables::Clock::now(), {}).memory();
    };
    test::rewrite(folder / "file", "");
    // Contents of files are held in memory too, so that truncating a file does no harm.
    EXPECT_EQ(memory_with(folder / "tables"), memory_with(folder / "file"));
    EXPECT_TRUE(std::filesystem::exists(folder / "tables" / "KNNKN.table"));
}

TEST(ConsoleBackgroundTables, CancelFivePiecesWhenNoLongerAllowed)
{
    BackgroundTables tables;
    tables.set_most_pieces(5);
    // Takes minutes to solve.
    tables.prepare(position_of("4k3/3p4/8/8/8/8/2PP4/4K3 w - - 0 1"));
    bool is_ready = false;
    tables.when_ready([&] { is_ready = true; });
    EXPECT_FALSE(is_ready);
    tables.set_most_pieces(4);
    EXPECT_TRUE(is_ready);
    wait_for(tables);
    tables.prepare(position_of(rook_ending));
    wait_for(tables);
    EXPECT_TRUE(tables.known_by(BackgroundTables::Clock::now(), {}).probe(position_of(rook_ending)));
}

TEST(ConsoleBackgroundTables, ReportWhyFivePiecesAreNotSolved)
{
    if (endgame::is_sanitized)
        GTEST_SKIP() << "takes more addresses than any limit";
    BackgroundTables tables;
    tables.set_most_pieces(5);
    const test::AddressSpaceLimit limit{test::addresses_taken() + (std::size_t{200} << 20)};
    tables.prepare(position_of(knights));
    wait_for(tables);
    EXPECT_FALSE(tables.known_by(BackgroundTables::Clock::now(), {}).probe(position_of(knights)));
    const auto want = tables.want_of_memory();
    ASSERT_TRUE(want);
    EXPECT_EQ(want->ending().name(), "KNNKN");
    tables.prepare(position_of(rook_ending));
    wait_for(tables);
    EXPECT_TRUE(tables.known_by(BackgroundTables::Clock::now(), {}).probe(position_of(rook_ending)));
    EXPECT_FALSE(tables.want_of_memory());
}

TEST(ConsoleBackgroundTables, StayWithinTheMemoryLimit)
{
    BackgroundTables tables;
    tables.set_most_pieces(5);
    tables.set_memory_limit(std::size_t{50} << 20);
    tables.prepare(position_of(knights));
    wait_for(tables);
    EXPECT_FALSE(tables.known_by(BackgroundTables::Clock::now(), {}).probe(position_of(knights)));
    ASSERT_TRUE(tables.want_of_memory());
    EXPECT_EQ(tables.want_of_memory()->bound(), endgame::WantOfMemory::Bound::limit);
    tables.set_memory_limit(std::nullopt);
    tables.prepare(position_of(knights));
    wait_for(tables);
    EXPECT_TRUE(tables.known_by(BackgroundTables::Clock::now(), {}).probe(position_of(knights)));
    tables.set_memory_limit(0);
    EXPECT_FALSE(tables.known_by(BackgroundTables::Clock::now(), {}).probe(position_of(knights)))
        << "what is known already has to leave too";
}

TEST(ConsoleBackgroundTables, CancelAnEndingForTheNext)
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
