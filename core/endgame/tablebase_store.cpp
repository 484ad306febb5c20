// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/tablebase_store.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "endgame/sets/solver.h"

namespace endgame {

std::vector<Material> endings_of(const Material& material)
{
    std::vector<Material> endings;
    for (const Material& seen : {material, material.reversed()}) {
        if (!seen.has(Side::attacker))
            continue;
        for (const Material& ending : sets::solving_order(seen)) {
            if (std::ranges::find(endings, ending) == endings.end())
                endings.push_back(ending);
        }
    }
    return endings;
}

bool TablebaseStore::learn(const Material& ending, const std::stop_token& stop,
                           const SolvingProgress& progress)
{
    const std::vector<Material> wanted = endings_of(ending);
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (known_.endings_.find(wanted[i]) != nullptr)
            continue;
        if (progress)
            progress(i, wanted.size());
        std::optional<sets::Distances> solution = sets::solve(wanted[i], known_.endings_, stop);
        if (!solution || stop.stop_requested())
            return false;
        known_.endings_.add(std::make_shared<const sets::Distances>(std::move(*solution)));
    }
    return true;
}

std::optional<Verdict> TablebaseStore::probe(const chess::Position& position)
{
    // Most positions are of an ending known already; nothing dearer than the look-up is to be asked then.
    if (const auto verdict = known_.probe(position))
        return verdict;
    if (const auto ending = ending_of(position))
        learn(*ending);
    return known_.probe(position);
}

} // namespace endgame
