// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/stats.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>

#include "console/words.h"
#include "endgame/census.h"
#include "endgame/material.h"
#include "endgame/tablebase.h"

namespace console {

namespace {

using endgame::Census;
using endgame::Material;
using endgame::PerTurn;
using endgame::Side;
using endgame::Wins;

std::string row(std::string_view name, const PerTurn& numbers)
{
    return std::string{name} + '\t' + std::to_string(numbers[0]) + '\t' + std::to_string(numbers[1]) + '\n';
}

/// The numbers of a side's wins as a row, which begins with the attacker to move.
PerTurn totals(const Wins& wins, Side winner)
{
    return {wins.total(winner == Side::attacker), wins.total(winner == Side::defender)};
}

PerTurn longest(const Wins& wins, Side winner)
{
    return {wins.longest(winner == Side::attacker), wins.longest(winner == Side::defender)};
}

/// The number of positions for each number of plies, for each side that can win.
std::string histogram(const Wins& attacker, const Wins& defender, bool is_two_sided)
{
    std::string text =
        is_two_sided ? "\nplies\twon by the attacker\twon by the defender\n" : "\nplies\tpositions\n";
    const std::size_t size = std::max(attacker.size(), defender.size());
    for (std::size_t plies = 0; plies < size; ++plies) {
        text += std::to_string(plies) + '\t' + std::to_string(attacker.at(plies));
        text += is_two_sided ? '\t' + std::to_string(defender.at(plies)) + '\n' : "\n";
    }
    return text;
}

std::string longest_rows(const Material& material, const Wins& attacker, const Wins& defender)
{
    std::string text = row("longest, in plies", longest(attacker, Side::attacker));
    if (material.has(Side::defender))
        text += row("longest of the defender, in plies", longest(defender, Side::defender));
    return text;
}

std::string text_of(const Material& material, const Census& census, const Wins& attacker,
                    const Wins& defender)
{
    const bool is_two_sided = material.has(Side::defender);
    const PerTurn won = totals(attacker, Side::attacker);
    const PerTurn lost = totals(defender, Side::defender);
    const PerTurn drawn{census.legal[0] - won[0] - lost[0], census.legal[1] - won[1] - lost[1]};
    std::string text = material.name() + "\tattacker to move\tdefender to move\n";
    text += row("legal", census.legal);
    text += row("in check", census.in_check);
    text += row("won by the attacker", won);
    if (is_two_sided)
        text += row("won by the defender", lost);
    text += row("drawn", drawn);
    text += row("checkmate", {defender.at(0), attacker.at(0)});
    text += row("stalemate", census.stalemated);
    text += longest_rows(material, attacker, defender);
    return text + histogram(attacker, defender, is_two_sided);
}

} // namespace

chess::Result<Material, Refusal> ending_named(std::string_view name, std::size_t most)
{
    constexpr std::size_t quoted = 40;
    if (const std::optional<Material> material = Material::parse(name, most))
        return *material;
    return Refusal{ExitCode::usage,
                   "“" + printable(name, quoted) +
                       "” is not an ending: name White's pieces, then Black's, with at most " +
                       std::to_string(most - 2) + " besides the kings, such as KBNK, KQKR or KPK."};
}

std::string longest_mates(const endgame::Tablebase& tables, const Material& ending)
{
    return longest_rows(ending, tables.wins(ending), tables.wins(ending.reversed()));
}

Answer stats(std::string_view ending, endgame::TablebaseStore& tables)
{
    const auto material = ending_named(ending, tables.most());
    if (!material)
        return material.error();
    tables.learn(*material);
    return text_of(*material, census_of(*material), tables.known().wins(*material),
                   tables.known().wins(material->reversed()));
}

} // namespace console
