// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/tablebase_store.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <thread>
#include <utility>
#include <vector>

#include "kbnk_positions.h"

namespace endgame {
namespace {

Material material(const char* name)
{
    return *Material::parse(name);
}

TEST(TablebaseStore, SolvesAnEndingAndAllItCanTurnInto)
{
    TablebaseStore store;
    const Tablebase table = *store.table(material("KPKP"));
    for (const char* name : {"KPKP", "KQKP", "KPKQ", "KQKQ", "KRKN", "KPK", "KQK", "KK"})
        EXPECT_TRUE(table.covers(material(name))) << name;
    EXPECT_FALSE(table.covers(material("KBNK")));
    EXPECT_FALSE(table.covers(material("KPPK")));
}

TEST(TablebaseStore, SolvesEachEndingOnce)
{
    TablebaseStore store;
    std::size_t solved = 0;
    const SolvingProgress count = [&](std::size_t, std::size_t) { ++solved; };
    store.table(material("KQKR"), {}, count);
    const std::size_t first = solved;
    EXPECT_EQ(first, endings_of(material("KQKR")).size());
    store.table(material("KQKR"), {}, count);
    store.table(material("KRKQ"), {}, count);
    EXPECT_EQ(solved, first);
    store.table(material("KQKB"), {}, count);
    EXPECT_EQ(solved, first + 3); // both sides' view, and the lone bishop
}

TEST(TablebaseStore, TellsHowFarItIs)
{
    TablebaseStore store;
    std::vector<std::pair<std::size_t, std::size_t>> told;
    store.table(kbnk, {}, [&](std::size_t solved, std::size_t total) { told.emplace_back(solved, total); });
    EXPECT_EQ(told, (std::vector<std::pair<std::size_t, std::size_t>>{{0, 3}, {1, 3}, {2, 3}}));
}

TEST(TablebaseStore, KeepsWhatWasSolvedWhenItIsStopped)
{
    TablebaseStore store;
    std::stop_source source;
    const auto stop_after_two = [&](std::size_t solved, std::size_t) {
        if (solved == 2)
            source.request_stop();
    };
    EXPECT_FALSE(store.table(material("KRPK"), source.get_token(), stop_after_two));
    const std::size_t kept = store.memory();
    EXPECT_GT(kept, 0U);
    std::size_t solved = 0;
    EXPECT_TRUE(store.table(material("KRPK"), {}, [&](std::size_t, std::size_t) { ++solved; }));
    EXPECT_EQ(solved, endings_of(material("KRPK")).size() - 2);
}

TEST(TablebaseStore, HoldsAllEndingsWithinItsMemory)
{
    TablebaseStore store;
    for (const Material& ending : all_endings())
        store.table(ending);
    EXPECT_LE(store.memory(), TablebaseStore::usual_memory);
    std::size_t solved = 0;
    for (const Material& ending : all_endings())
        store.table(ending, {}, [&](std::size_t, std::size_t) { ++solved; });
    EXPECT_EQ(solved, 0U);
}

TEST(TablebaseStore, ForgetsWhatWasAskedForLongestAgo)
{
    constexpr std::size_t mebibyte = std::size_t{1} << 20;
    TablebaseStore store{15 * mebibyte};
    const Tablebase first = *store.table(kbnk);
    store.table(material("KQKR"));
    EXPECT_LE(store.memory(), 15 * mebibyte);
    std::size_t solved = 0;
    store.table(material("KQKR"), {}, [&](std::size_t, std::size_t) { ++solved; });
    EXPECT_EQ(solved, 0U);
    store.table(kbnk, {}, [&](std::size_t, std::size_t) { ++solved; });
    EXPECT_GT(solved, 0U);
    // A table in use stays whole, whatever the store forgets.
    EXPECT_TRUE(first.probe(position_of("4k3/8/8/8/8/8/8/4KBN1 w")));
}

TEST(TablebaseStore, ServesSeveralThreads)
{
    TablebaseStore store;
    {
        const auto ask = [&store](const char* name) { EXPECT_TRUE(store.table(material(name))) << name; };
        const std::jthread one{ask, "KBNK"};
        const std::jthread other{ask, "KRKB"};
        ask("KBBK");
    }
    EXPECT_TRUE(store.table(kbnk)->covers(kbnk));
}

} // namespace
} // namespace endgame
