// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/zeroing_tables.h"

#include "endgame/sets/zeroing_solver.h"

namespace endgame {

const sets::Distances& ZeroingTables::of(const Material& material, const sets::SolvedEndings& solved)
{
    const std::lock_guard lock{mutex_};
    auto& table = tables_.at(material.number());
    if (!table)
        table = std::make_unique<const sets::Distances>(sets::solve_to_zeroing(material, solved));
    return *table;
}

std::size_t ZeroingTables::memory() const
{
    const std::lock_guard lock{mutex_};
    std::size_t bytes = 0;
    for (const auto& table : tables_)
        bytes += table ? table->memory() : 0;
    return bytes;
}

} // namespace endgame
