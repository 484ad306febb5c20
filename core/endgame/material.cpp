// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/material.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace endgame {

using chess::Bitboard;
using chess::Color;
using chess::Role;

namespace {

/// The roles of the men beside the kings, in the order in which names tell them.
constexpr std::array roles_by_name{Role::queen, Role::rook, Role::bishop, Role::knight, Role::pawn};

} // namespace

Material::Material(std::span<const Man> men) : count_{men.size()}
{
    assert(men.size() <= men_.size());
    std::ranges::copy(men, men_.begin());
    if (count_ == 2 && comes_before(men_[1], men_[0]))
        std::swap(men_[0], men_[1]);
}

std::optional<Material> Material::of(const chess::Board& board, Color attacker)
{
    const Bitboard others = board.occupied() - board.of(Role::king);
    if (others.size() > 2)
        return std::nullopt;
    std::vector<Man> men;
    for (const chess::Square square : others) {
        const chess::Piece piece = *board.piece_at(square);
        men.push_back({piece.color == attacker ? Side::attacker : Side::defender, piece.role});
    }
    return Material{men};
}

std::optional<Material> Material::parse(std::string_view name)
{
    std::vector<Man> men;
    int kings = 0;
    for (const char letter : name) {
        const std::optional<Role> role = chess::parse_role(letter);
        if (!role || (kings == 0 && *role != Role::king))
            return std::nullopt;
        if (*role == Role::king)
            ++kings;
        else
            men.push_back({kings == 1 ? Side::attacker : Side::defender, *role});
    }
    if (kings != 2 || men.size() > 2)
        return std::nullopt;
    return Material{men};
}

bool Material::has(Side side) const
{
    return std::ranges::any_of(men(), [side](Man man) { return man.side == side; });
}

bool Material::has_pawn() const
{
    return std::ranges::any_of(men(), [](Man man) { return man.role == Role::pawn; });
}

Material Material::reversed() const
{
    std::vector<Man> others{men().begin(), men().end()};
    for (Man& man : others)
        man.side = !man.side;
    return Material{others};
}

Material Material::without(std::size_t man) const
{
    std::vector<Man> others{men().begin(), men().end()};
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(man));
    return Material{others};
}

Material Material::promoted(std::size_t man, Role role) const
{
    std::vector<Man> others{men().begin(), men().end()};
    others[man].role = role;
    return Material{others};
}

std::string Material::name() const
{
    std::string name;
    for (const Side side : {Side::attacker, Side::defender}) {
        name += to_letter(Role::king);
        for (const Role role : roles_by_name) {
            const auto count = std::ranges::count(men(), Man{side, role});
            name.append(static_cast<std::size_t>(count), to_letter(role));
        }
    }
    return name;
}

std::vector<Material> all_endings()
{
    std::vector<Material> endings{Material{}};
    for (const Role role : roles_by_name)
        endings.push_back({{Side::attacker, role}});
    for (std::size_t i = 0; i < roles_by_name.size(); ++i) {
        for (std::size_t j = i; j < roles_by_name.size(); ++j) {
            endings.push_back({{Side::attacker, roles_by_name[i]}, {Side::attacker, roles_by_name[j]}});
            endings.push_back({{Side::attacker, roles_by_name[i]}, {Side::defender, roles_by_name[j]}});
        }
    }
    return endings;
}

} // namespace endgame
