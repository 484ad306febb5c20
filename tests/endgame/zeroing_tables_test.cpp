// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/zeroing_tables.h"

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <thread>
#include <vector>

#include "endgame/sets/solver.h"

namespace endgame {
namespace {

const Material kpk = *Material::parse("KPK");

const sets::SolvedEndings& solved()
{
    static const sets::SolvedEndings endings = [] {
        sets::SolvedEndings found;
        for (const Material& ending : sets::solving_order(kpk))
            found.add(std::make_shared<const sets::Distances>(*sets::solve(ending, found)));
        return found;
    }();
    return endings;
}

TEST(ZeroingTables, SolvesAnEndingOnDemandAndKeepsIt)
{
    ZeroingTables tables;
    EXPECT_EQ(tables.memory(), 0U);
    const sets::Distances& table = tables.of(kpk, solved());
    EXPECT_EQ(table.material(), kpk);
    EXPECT_EQ(tables.memory(), table.memory());
    EXPECT_EQ(&tables.of(kpk, solved()), &table);
}

TEST(ZeroingTables, ReturnsTheSameTableToAllThreads)
{
    ZeroingTables tables;
    std::array<const sets::Distances*, 4> found{};
    {
        std::vector<std::jthread> threads;
        for (const sets::Distances*& table : found)
            threads.emplace_back([&] { table = &tables.of(kpk, solved()); });
    }
    for (const sets::Distances* table : found)
        EXPECT_EQ(table, &tables.of(kpk, solved()));
}

} // namespace
} // namespace endgame
