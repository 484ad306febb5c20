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

/// The roles of the other pieces in the order of names.
constexpr std::array roles_by_name{Role::queen, Role::rook, Role::bishop, Role::knight, Role::pawn};

} // namespace

Material::Material(std::span<const Piece> pieces) : count_{pieces.size()}
{
    assert(pieces.size() <= pieces_.size());
    std::ranges::copy(pieces, pieces_.begin());
    std::sort(pieces_.begin(), pieces_.begin() + static_cast<std::ptrdiff_t>(count_), comes_before);
}

std::optional<Material> Material::of(const chess::Board& board, Color attacker, std::size_t most)
{
    const Bitboard others = board.occupied() - board.of(Role::king);
    if (static_cast<std::size_t>(others.size()) + 2 > most)
        return std::nullopt;
    std::vector<Piece> pieces;
    for (const chess::Square square : others) {
        const chess::Piece piece = *board.piece_at(square);
        pieces.push_back({piece.color == attacker ? Side::attacker : Side::defender, piece.role});
    }
    return Material{pieces};
}

std::optional<Material> Material::parse(std::string_view name, std::size_t most)
{
    std::vector<Piece> pieces;
    int kings = 0;
    for (const char letter : name) {
        const std::optional<Role> role = chess::parse_role(letter);
        if (!role || (kings == 0 && *role != Role::king))
            return std::nullopt;
        if (*role == Role::king)
            ++kings;
        else
            pieces.push_back({kings == 1 ? Side::attacker : Side::defender, *role});
    }
    if (kings != 2 || pieces.size() + 2 > most)
        return std::nullopt;
    return Material{pieces};
}

bool Material::has(Side side) const
{
    return std::ranges::any_of(pieces(), [side](Piece piece) { return piece.side == side; });
}

bool Material::has_pawn() const
{
    return std::ranges::any_of(pieces(), [](Piece piece) { return piece.role == Role::pawn; });
}

int Material::pawn_count() const
{
    return static_cast<int>(std::ranges::count(pieces(), Role::pawn, &Piece::role));
}

Material Material::reversed() const
{
    std::vector<Piece> others{pieces().begin(), pieces().end()};
    for (Piece& piece : others)
        piece.side = !piece.side;
    return Material{others};
}

Material Material::without(std::size_t piece) const
{
    std::vector<Piece> others{pieces().begin(), pieces().end()};
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(piece));
    return Material{others};
}

Material Material::promoted(std::size_t piece, Role role) const
{
    std::vector<Piece> others{pieces().begin(), pieces().end()};
    others[piece].role = role;
    return Material{others};
}

std::string Material::name() const
{
    std::string name;
    for (const Side side : {Side::attacker, Side::defender}) {
        name += to_letter(Role::king);
        for (const Role role : roles_by_name) {
            const auto count = std::ranges::count(pieces(), Piece{side, role});
            name.append(static_cast<std::size_t>(count), to_letter(role));
        }
    }
    return name;
}

bool never_zeroes(const Material& material)
{
    const auto pieces = material.pieces();
    // With one of three pieces captured, the other two may still mate.
    if (material.has_pawn() || material.has(Side::defender) || pieces.size() > 2)
        return false;
    // The piece that is left must not be able to mate on its own.
    return pieces.size() < 2 || std::ranges::all_of(pieces, [](Piece piece) {
               return piece.role == chess::Role::bishop || piece.role == chess::Role::knight;
           });
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

std::optional<Color> attacker_of(const Material& material, const chess::Board& board)
{
    for (const Color color : chess::all_colors) {
        if (board.of(color, Role::king).size() != 1)
            return std::nullopt;
    }
    for (const Color color : {Color::white, Color::black}) {
        if (Material::of(board, color) == material)
            return color;
    }
    return std::nullopt;
}

} // namespace endgame
