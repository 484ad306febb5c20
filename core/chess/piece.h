// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace chess {

/// One of the two sides.
enum class Color : std::uint8_t { white, black };

/// The kind of a piece, without its colour.
enum class Role : std::uint8_t { pawn, knight, bishop, rook, queen, king };

inline constexpr std::array all_colors{Color::white, Color::black};
inline constexpr std::array all_roles{Role::pawn, Role::knight, Role::bishop,
                                      Role::rook, Role::queen,  Role::king};

/// The roles a pawn can promote to, the most likely first.
inline constexpr std::array promotion_roles{Role::queen, Role::rook, Role::bishop, Role::knight};

/// The other side.
constexpr Color operator!(Color color)
{
    return color == Color::white ? Color::black : Color::white;
}

constexpr std::size_t index(Color color)
{
    return static_cast<std::size_t>(color);
}
constexpr std::size_t index(Role role)
{
    return static_cast<std::size_t>(role);
}

/// A piece: a role in a colour.
struct Piece {
    Color color;
    Role role;

    friend constexpr bool operator==(Piece, Piece) = default;
};

/// The English letter of a role, upper case: P N B R Q K.
constexpr char to_letter(Role role)
{
    return "PNBRQK"[index(role)];
}

/// The FEN letter of a piece: upper case for White, lower case for Black.
constexpr char to_letter(Piece piece)
{
    const char letter = to_letter(piece.role);
    return piece.color == Color::white ? letter : static_cast<char>(letter - 'A' + 'a');
}

/// The role of an upper-case English letter; `nullopt` for other characters.
constexpr std::optional<Role> parse_role(char letter)
{
    for (const Role role : all_roles) {
        if (to_letter(role) == letter)
            return role;
    }
    return std::nullopt;
}

/// The piece of a FEN letter; `nullopt` for other characters.
constexpr std::optional<Piece> parse_piece(char letter)
{
    for (const Color color : all_colors) {
        for (const Role role : all_roles) {
            if (to_letter(Piece{color, role}) == letter)
                return Piece{color, role};
        }
    }
    return std::nullopt;
}

} // namespace chess
