// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "chess/bitboard.h"
#include "chess/piece.h"
#include "chess/square.h"

namespace chess {

/// A set of squares for each square, computed by a rule at compile time.
class SquareTable {
public:
    template <typename Rule>
    constexpr explicit SquareTable(Rule rule)
    {
        for (std::size_t i = 0; i < sets_.size(); ++i)
            sets_[i] = rule(Bitboard{square_at(i)});
    }

    constexpr Bitboard operator[](Square square) const { return sets_[index(square)]; }

private:
    std::array<Bitboard, square_count> sets_{};
};

namespace tables {

inline constexpr SquareTable knight{[](Bitboard from) {
    return shifted<1, 2>(from) | shifted<2, 1>(from) | shifted<2, -1>(from) | shifted<1, -2>(from) |
           shifted<-1, -2>(from) | shifted<-2, -1>(from) | shifted<-2, 1>(from) | shifted<-1, 2>(from);
}};

inline constexpr SquareTable king{[](Bitboard from) {
    const Bitboard row = shifted<-1, 0>(from) | from | shifted<1, 0>(from);
    return (shifted<0, 1>(row) | row | shifted<0, -1>(row)) - from;
}};

inline constexpr std::array pawn{
    SquareTable{[](Bitboard from) { return shifted<-1, 1>(from) | shifted<1, 1>(from); }},
    SquareTable{[](Bitboard from) { return shifted<-1, -1>(from) | shifted<1, -1>(from); }}};

/// The line through a square in a direction and its opposite, without the square itself.
template <int files, int ranks>
inline constexpr SquareTable line{[](Bitboard from) {
    Bitboard line = from;
    for (int step = 1; step < 8; ++step)
        line |= shifted<files, ranks>(line) | shifted<-files, -ranks>(line);
    return line - from;
}};

inline constexpr const SquareTable& rank = line<1, 0>;
inline constexpr const SquareTable& file = line<0, 1>;
inline constexpr const SquareTable& diagonal = line<1, 1>;
inline constexpr const SquareTable& antidiagonal = line<-1, 1>;

} // namespace tables

/// The squares that a knight attacks from a square.
constexpr Bitboard knight_attacks(Square square)
{
    return tables::knight[square];
}

/// The squares that a king attacks from a square.
constexpr Bitboard king_attacks(Square square)
{
    return tables::king[square];
}

/// The squares that a pawn of a colour attacks from a square.
constexpr Bitboard pawn_attacks(Color color, Square square)
{
    return tables::pawn[index(color)][square];
}

/// The squares visible along a line from a square, up to and including the first piece on either side
/// (chessprogramming.org, "Obstruction Difference").
///
/// Twice the first piece above minus the first piece below is the run of bits between them; without a piece
/// above it extends to h8, without one below to a1.
constexpr Bitboard line_attacks(Bitboard line, Square square, Bitboard occupied)
{
    const std::uint64_t from = std::uint64_t{1} << index(square);
    const std::uint64_t pieces = (line & occupied).bits();
    const std::uint64_t above = pieces & ~(from | (from - 1));
    const std::uint64_t below = pieces & (from - 1);
    const std::uint64_t first_above = above & ~(above - 1);
    const std::uint64_t first_below = std::uint64_t{1} << (63 - std::countl_zero(below | 1));
    return line & Bitboard{2 * first_above - first_below};
}

/// The squares that a bishop attacks from a square, up to and including the first piece on each line.
constexpr Bitboard bishop_attacks(Square square, Bitboard occupied)
{
    return line_attacks(tables::diagonal[square], square, occupied) |
           line_attacks(tables::antidiagonal[square], square, occupied);
}

/// The squares that a rook attacks from a square, up to and including the first piece on each line.
constexpr Bitboard rook_attacks(Square square, Bitboard occupied)
{
    return line_attacks(tables::rank[square], square, occupied) |
           line_attacks(tables::file[square], square, occupied);
}

/// The squares that a piece attacks from a square, with `occupied` as the blockers.
constexpr Bitboard attacks(Piece piece, Square square, Bitboard occupied)
{
    switch (piece.role) {
    case Role::pawn:
        return pawn_attacks(piece.color, square);
    case Role::knight:
        return knight_attacks(square);
    case Role::bishop:
        return bishop_attacks(square, occupied);
    case Role::rook:
        return rook_attacks(square, occupied);
    case Role::queen:
        return bishop_attacks(square, occupied) | rook_attacks(square, occupied);
    case Role::king:
        return king_attacks(square);
    }
    return {};
}

/// The squares strictly between two squares on one rank, file or diagonal; otherwise empty.
Bitboard between(Square a, Square b);

/// The whole rank, file or diagonal through two different squares; empty if they are not aligned.
Bitboard line_through(Square a, Square b);

} // namespace chess
