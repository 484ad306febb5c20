// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include "chess/bitboard.h"
#include "chess/piece.h"
#include "chess/square.h"

namespace chess {

/// An arbitrary arrangement of pieces, at most one per square.
class Board {
public:
    /// All occupied squares.
    constexpr Bitboard occupied() const { return colors_[0] | colors_[1]; }
    /// The squares of one side's pieces.
    constexpr Bitboard of(Color color) const { return colors_[index(color)]; }
    /// The squares of the pieces of one role, of both sides.
    constexpr Bitboard of(Role role) const { return roles_[index(role)]; }
    /// The squares of the pieces of one kind.
    constexpr Bitboard of(Piece piece) const { return of(piece.color) & of(piece.role); }
    constexpr Bitboard of(Color color, Role role) const { return of(color) & of(role); }

    /// The role of the piece on a square, which must not be empty.
    constexpr Role role_at(Square square) const
    {
        std::size_t role = 0;
        for (std::size_t i = 1; i < roles_.size(); ++i)
            role += roles_[i].contains(square) ? i : 0;
        return static_cast<Role>(role);
    }

    /// The piece on a square; `nullopt` if it is empty.
    constexpr std::optional<Piece> piece_at(Square square) const
    {
        for (const Role role : all_roles) {
            if (of(role).contains(square))
                return Piece{of(Color::white).contains(square) ? Color::white : Color::black, role};
        }
        return std::nullopt;
    }

    /// Puts a piece on a square, replacing any piece there.
    constexpr void put(Square square, Piece piece)
    {
        remove(square);
        colors_[index(piece.color)] |= Bitboard{square};
        roles_[index(piece.role)] |= Bitboard{square};
    }

    /// Empties a square.
    constexpr void remove(Square square)
    {
        for (Bitboard& set : colors_)
            set -= Bitboard{square};
        for (Bitboard& set : roles_)
            set -= Bitboard{square};
    }

    friend constexpr bool operator==(const Board&, const Board&) = default;

private:
    std::array<Bitboard, all_colors.size()> colors_{};
    std::array<Bitboard, all_roles.size()> roles_{};
};

/// The rooks and queens of a side.
constexpr Bitboard major_pieces(const Board& board, Color side)
{
    return board.of(side) & (board.of(Role::rook) | board.of(Role::queen));
}

} // namespace chess
