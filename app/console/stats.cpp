// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/stats.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "chess/fen.h"
#include "chess/position.h"
#include "console/words.h"
#include "endgame/census.h"
#include "endgame/material.h"
#include "endgame/tablebase.h"
#include "trainer/figures.h"

namespace console {

namespace {

using endgame::Material;
using endgame::PerTurn;
using endgame::Side;
using endgame::Wins;
using trainer::Figures;

std::string row(std::string_view name, const PerTurn& numbers)
{
    return std::string{name} + '\t' + std::to_string(numbers[0]) + '\t' + std::to_string(numbers[1]) + '\n';
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

std::string text_of(const Figures& figures)
{
    const Material& material = figures.material;
    const bool is_two_sided = material.has(Side::defender);
    std::string text = material.name() + "\tattacker to move\tdefender to move\n";
    text += row("legal", figures.census.legal);
    text += row("in check", figures.census.in_check);
    text += row("won by the attacker", figures.won());
    if (is_two_sided)
        text += row("won by the defender", figures.lost());
    text += row("drawn", figures.drawn());
    text += row("checkmate", {figures.of_defender.at(0), figures.of_attacker.at(0)});
    text += row("stalemate", figures.census.stalemated);
    text += longest_rows(material, figures.of_attacker, figures.of_defender);
    return text + histogram(figures.of_attacker, figures.of_defender, is_two_sided);
}

/// A blank line, a heading and the number of positions, and the positions.
std::string section(std::string_view heading, const std::vector<std::string>& lines)
{
    std::string text = '\n' + std::string{heading} + '\t' + std::to_string(lines.size()) + '\n';
    for (const std::string& line : lines)
        text += line + '\n';
    return text;
}

std::vector<std::string> fens(const std::vector<chess::Position>& positions)
{
    std::vector<std::string> lines;
    for (const chess::Position& position : positions)
        lines.push_back(to_fen(position.setup()));
    return lines;
}

std::string remarkable_positions(const Figures& figures)
{
    std::string text = section("longest", fens(figures.longest_of_attacker));
    if (!figures.longest_of_defender.empty())
        text += section("longest of the defender", fens(figures.longest_of_defender));
    std::vector<std::string> lines;
    for (const trainer::Zugzwang& zugzwang : figures.zugzwangs)
        lines.push_back(to_fen(zugzwang.position.setup()) + '\t' +
                        (zugzwang.either_loses ? "loses" : "draws"));
    return text + section("reciprocal zugzwang", lines);
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

Answer stats(std::string_view ending, endgame::TablebaseStore& tables, bool with_positions)
{
    const auto material = ending_named(ending, tables.most());
    if (!material)
        return material.error();
    tables.learn(*material);
    const Figures figures = trainer::figures_of(tables.known(), *material);
    return text_of(figures) + (with_positions ? remarkable_positions(figures) : "");
}

} // namespace console
