// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/drill.h"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <string_view>

#include "endgame/positions.h"
#include "trainer/random.h"

namespace trainer {
namespace {

/// The squares a request wants the attacker's bishop on, if he has but one.
std::optional<endgame::SquareColor> bishop_squares(const DrillRequest& request)
{
    constexpr endgame::Piece attacking_bishop{endgame::Side::attacker, chess::Role::bishop};
    if (request.bishop == BishopSquares::either ||
        std::ranges::count(request.material.pieces(), attacking_bishop) != 1)
        return std::nullopt;
    return request.bishop == BishopSquares::dark ? endgame::SquareColor::dark : endgame::SquareColor::light;
}

} // namespace

std::optional<chess::Position> random_start(const endgame::Tablebase& tablebase, const DrillRequest& request,
                                            std::uint64_t seed)
{
    const endgame::WonPositions positions = tablebase.won_positions({.material = request.material,
                                                                     .attacker = request.attacker,
                                                                     .bishops = bishop_squares(request),
                                                                     .shortest = request.shortest,
                                                                     .longest = request.longest});
    if (positions.count() == 0)
        return std::nullopt;
    Random random{seed};
    return positions.any([&random](std::size_t count) { return below(random, count); });
}

std::vector<std::vector<endgame::Material>> ending_groups()
{
    const auto group = [](std::initializer_list<std::string_view> names) {
        std::vector<endgame::Material> endings;
        for (const std::string_view name : names)
            endings.push_back(*endgame::Material::parse(name));
        return endings;
    };
    return {group({"KQK", "KRK", "KBBK", "KBNK"}), group({"KPK", "KBPK", "KNPK", "KPPK", "KPKP"}),
            group({"KQKR", "KQKB", "KQKN", "KQKP", "KRKB", "KRKN", "KRKP", "KPKB", "KPKN"}),
            group({"KQQK", "KQRK", "KQBK", "KQNK", "KQPK", "KRRK", "KRBK", "KRNK", "KRPK"}),
            group({"KQKQ", "KRKR", "KBKB", "KBKN", "KNKN", "KNNK"})};
}

} // namespace trainer
