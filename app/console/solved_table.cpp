// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/solved_table.h"

#include <new>

namespace console {

namespace {

std::optional<endgame::Tablebase> solve()
{
    try {
        return endgame::Tablebase::solve(endgame::kbnk);
    } catch (const std::bad_alloc&) {
        return std::nullopt;
    }
}

} // namespace

SolvedTable::SolvedTable() : table_{std::async(std::launch::async, solve).share()} {}

const endgame::Tablebase* SolvedTable::get() const
{
    const auto& table = table_.get();
    return table ? &*table : nullptr;
}

} // namespace console
