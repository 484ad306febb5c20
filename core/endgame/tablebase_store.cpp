// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/tablebase_store.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "endgame/solver.h"

namespace endgame {

std::vector<Material> endings_of(const Material& material)
{
    std::vector<Material> endings;
    for (const Material& seen : {material, material.reversed()}) {
        if (!seen.has(Side::attacker))
            continue;
        for (const Material& ending : solving_order(seen)) {
            if (std::ranges::find(endings, ending) == endings.end())
                endings.push_back(ending);
        }
    }
    return endings;
}

std::optional<Tablebase> TablebaseStore::table(const Material& material, const std::stop_token& stop,
                                               const SolvingProgress& progress)
{
    const std::scoped_lock lock{mutex_};
    const std::vector<Material> wanted = endings_of(material);
    SolvedEndings found;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (endings_.find(wanted[i]) == nullptr) {
            if (progress)
                progress(i, wanted.size());
            std::optional<Distances> solution = solve(wanted[i], endings_, stop);
            if (!solution || stop.stop_requested())
                return std::nullopt;
            endings_.add(std::make_shared<const Distances>(std::move(*solution)));
        }
        found.share(endings_, wanted[i]);
    }
    remember_use(wanted);
    forget_beyond(wanted);
    return Tablebase{std::move(found)};
}

std::size_t TablebaseStore::memory() const
{
    const std::scoped_lock lock{mutex_};
    return endings_.memory();
}

void TablebaseStore::remember_use(const std::vector<Material>& used)
{
    std::erase_if(by_use_, [&](const Material& kept) { return std::ranges::find(used, kept) != used.end(); });
    by_use_.insert(by_use_.end(), used.begin(), used.end());
}

void TablebaseStore::forget_beyond(const std::vector<Material>& used)
{
    while (endings_.memory() > memory_ && by_use_.size() > used.size()) {
        endings_.remove(by_use_.front());
        by_use_.erase(by_use_.begin());
    }
}

} // namespace endgame
