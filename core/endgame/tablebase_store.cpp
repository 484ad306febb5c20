// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/tablebase_store.h"

#include <algorithm>
#include <memory>
#include <thread>
#include <type_traits>
#include <utility>

#include "endgame/sets/solver.h"

namespace endgame {

namespace {

using Attackers = sets::LargeDistances::Attackers;

bool is_large(const Material& material)
{
    return material.pieces().size() > most_beside_kings;
}

/// What must be known of an ending with the attacker to move, so that the others can be solved: more than
/// nothing if a pawn of the defender's becomes a piece of it.
Attackers attackers_needed(const Material& material, const std::vector<Material>& others)
{
    constexpr Piece pawn{Side::defender, chess::Role::pawn};
    for (const Material& other : others) {
        const auto found = std::ranges::find(other.pieces(), pawn);
        if (found == other.pieces().end() || other.pieces().size() != material.pieces().size())
            continue;
        const auto place = static_cast<std::size_t>(found - other.pieces().begin());
        for (const chess::Role role : chess::promotion_roles) {
            if (other.promoted(place, role) == material)
                return Attackers::after_promotion;
        }
    }
    return Attackers::none;
}

bool is_known(const sets::SolvedEndings& endings, const Material& material, Attackers attackers)
{
    const sets::LargeDistances* large = endings.find_large(material);
    return large == nullptr ? endings.find(material) != nullptr
                            : attackers == Attackers::none || large->attackers() == attackers;
}

/// The threads that the machine runs at once.
std::size_t machine_threads()
{
    return std::max(1U, std::thread::hardware_concurrency());
}

} // namespace

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
        const Attackers attackers = attackers_needed(wanted[i], wanted);
        if (is_known(known_.endings_, wanted[i], attackers))
            continue;
        if (progress)
            progress(i, wanted.size());
        const auto add = [&](auto solution) {
            if (!solution || stop.stop_requested())
                return false;
            known_.endings_.add(
                std::make_shared<const std::decay_t<decltype(*solution)>>(std::move(*solution)));
            return true;
        };
        if (!(is_large(wanted[i])
                  ? add(sets::solve_large(wanted[i], known_.endings_, attackers, machine_threads(), stop))
                  : add(sets::solve(wanted[i], known_.endings_, stop))))
            return false;
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
