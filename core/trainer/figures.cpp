// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/figures.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>

#include "endgame/large_positions.h"
#include "endgame/positions.h"
#include "trainer/coach/facts.h"
#include "trainer/position_key.h"

namespace trainer {
namespace {

using chess::Color;
using chess::Position;
using endgame::Material;
using endgame::Tablebase;

/// The longest mates of an ending's attacker, who is to move, up to symmetry.
std::vector<Position> longest_mates(const Tablebase& table, const Material& material, Color attacker)
{
    const int moves = table.longest_mate(material);
    const endgame::PositionFilter filter{
        .material = material, .attacker = attacker, .shortest = moves, .longest = moves};
    std::set<std::uint64_t> seen;
    std::vector<Position> longest;
    const auto add = [&](const Position& position) {
        if (seen.insert(canonical_key(position)).second)
            longest.push_back(position);
    };
    if (is_on_request(material)) {
        std::ranges::for_each(rare_wins(table, filter), add);
        return longest;
    }
    const endgame::Positions all = table.won_positions(filter);
    for (std::size_t number = 0; number < all.count(); ++number)
        add(all.nth(number));
    return longest;
}

/// Adds the zugzwangs of the defender. Those in which either side loses are also the attacker's: with equal
/// material they occur a second time, with colours swapped.
void add_zugzwangs(std::vector<Zugzwang>& all, const Tablebase& table, const Material& material,
                   Color attacker, bool with_mutual)
{
    std::set<std::uint64_t> seen;
    for (const Position& position : table.zugzwangs(material, attacker)) {
        const Position passed = *coach::passed(position);
        const bool either_loses = table.is_lost(passed);
        const Position of_other_side = *Position::from(with_colors_swapped(passed.setup()));
        const std::uint64_t key = std::min(canonical_key(position), canonical_key(of_other_side));
        if ((with_mutual || !either_loses) && seen.insert(key).second)
            all.push_back({position, either_loses});
    }
}

} // namespace

endgame::PerTurn Figures::drawn() const
{
    return {census.legal[0] - won()[0] - lost()[0], census.legal[1] - won()[1] - lost()[1]};
}

Figures figures_of(const Tablebase& table, const Material& material)
{
    const Material reversed = material.reversed();
    Figures figures{.material = material,
                    .census = endgame::census_of(material),
                    .of_attacker = table.wins(material),
                    .of_defender = table.wins(reversed),
                    .longest_of_attacker = longest_mates(table, material, Color::white),
                    .longest_of_defender = {},
                    .zugzwangs = {}};
    // With equal material, the defender's would be the attacker's with colours swapped.
    if (reversed != material)
        figures.longest_of_defender = longest_mates(table, reversed, Color::black);
    add_zugzwangs(figures.zugzwangs, table, material, Color::white, true);
    if (reversed != material)
        add_zugzwangs(figures.zugzwangs, table, reversed, Color::black, false);
    return figures;
}

} // namespace trainer
