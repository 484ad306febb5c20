// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/attacks.h"

namespace chess {

namespace {

/// A set of squares for each pair of squares.
class PairTable {
public:
    template <typename Rule>
    constexpr explicit PairTable(Rule rule)
    {
        for (std::size_t a = 0; a < square_count; ++a) {
            for (std::size_t b = 0; b < square_count; ++b)
                sets_[a][b] = rule(square_at(a), square_at(b));
        }
    }

    constexpr Bitboard at(Square a, Square b) const { return sets_[index(a)][index(b)]; }

private:
    std::array<std::array<Bitboard, square_count>, square_count> sets_{};
};

constexpr PairTable lines{[](Square a, Square b) {
    for (const SquareTable* table :
         {&tables::rank, &tables::file, &tables::diagonal, &tables::antidiagonal}) {
        if ((*table)[a].contains(b))
            return (*table)[a] | Bitboard{a};
    }
    return Bitboard{};
}};

/// Along a line the numbers of the squares increase, so the squares between two are the bits in between.
constexpr PairTable squares_between{[](Square a, Square b) {
    const std::uint64_t below_a = (std::uint64_t{1} << index(a)) - 1;
    const std::uint64_t below_b = (std::uint64_t{1} << index(b)) - 1;
    return (lines.at(a, b) & Bitboard{below_a ^ below_b}) - Bitboard{a, b};
}};

} // namespace

Bitboard between(Square a, Square b)
{
    return squares_between.at(a, b);
}

Bitboard line_through(Square a, Square b)
{
    return lines.at(a, b);
}

} // namespace chess
