// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>

#include "chess/square.h"

namespace chess {

/// A set of squares, one bit each; bit 0 is a1.
///
/// The bit operators are set operations: `|` union, `&` intersection, `~` complement, `^` symmetric
/// difference, `-` difference. A range-based for loop visits the squares from a1 to h8.
class Bitboard {
public:
    constexpr Bitboard() = default;
    constexpr explicit Bitboard(std::uint64_t bits) : bits_{bits} {}
    constexpr Bitboard(std::initializer_list<Square> squares)
    {
        for (const Square square : squares)
            bits_ |= std::uint64_t{1} << index(square);
    }

    /// The set as a 64-bit word.
    constexpr std::uint64_t bits() const { return bits_; }

    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr bool contains(Square square) const { return (bits_ >> index(square) & 1) != 0; }

    /// The square with the lowest number; the set must not be empty.
    constexpr Square first() const
    {
        assert(!empty());
        return square_at(static_cast<std::size_t>(std::countr_zero(bits_)));
    }

    /// The square with the highest number; the set must not be empty.
    constexpr Square last() const
    {
        assert(!empty());
        return square_at(static_cast<std::size_t>(63 - std::countl_zero(bits_)));
    }

    friend constexpr bool operator==(Bitboard, Bitboard) = default;
    friend constexpr Bitboard operator|(Bitboard a, Bitboard b) { return Bitboard{a.bits_ | b.bits_}; }
    friend constexpr Bitboard operator&(Bitboard a, Bitboard b) { return Bitboard{a.bits_ & b.bits_}; }
    friend constexpr Bitboard operator^(Bitboard a, Bitboard b) { return Bitboard{a.bits_ ^ b.bits_}; }
    friend constexpr Bitboard operator-(Bitboard a, Bitboard b) { return Bitboard{a.bits_ & ~b.bits_}; }
    friend constexpr Bitboard operator~(Bitboard a) { return Bitboard{~a.bits_}; }
    constexpr Bitboard& operator|=(Bitboard other) { return *this = *this | other; }
    constexpr Bitboard& operator&=(Bitboard other) { return *this = *this & other; }
    constexpr Bitboard& operator^=(Bitboard other) { return *this = *this ^ other; }
    constexpr Bitboard& operator-=(Bitboard other) { return *this = *this - other; }

    /// Iterates over the squares of a set in ascending order.
    class Iterator {
    public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = Square;
        using difference_type = std::ptrdiff_t;
        using pointer = const Square*;
        using reference = Square;

        constexpr Iterator() = default;
        constexpr explicit Iterator(std::uint64_t rest) : rest_{rest} {}
        constexpr Square operator*() const { return Bitboard{rest_}.first(); }
        constexpr Iterator& operator++()
        {
            rest_ &= rest_ - 1;
            return *this;
        }
        constexpr Iterator operator++(int)
        {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t rest_ = 0;
    };

    constexpr Iterator begin() const { return Iterator{bits_}; }
    constexpr Iterator end() const { return Iterator{}; }

private:
    std::uint64_t bits_ = 0;
};

inline constexpr Bitboard all_squares{~std::uint64_t{0}};
inline constexpr Bitboard dark_squares{0xAA55AA55AA55AA55};
inline constexpr Bitboard light_squares = ~dark_squares;

/// The squares of a file, 0 for the a-file … 7 for the h-file.
constexpr Bitboard file_squares(int file)
{
    return Bitboard{std::uint64_t{0x0101010101010101} << file};
}

/// The squares of a rank, 0 for the first … 7 for the eighth.
constexpr Bitboard rank_squares(int rank)
{
    return Bitboard{std::uint64_t{0xFF} << (8 * rank)};
}

/// The number of king moves to the nearest square of a set on the empty board; 8 if the set is empty.
constexpr int king_distance(Square from, Bitboard to)
{
    int least = 8;
    for (const Square square : to)
        least = std::min(least, king_distance(from, square));
    return least;
}

/// All squares of a set moved by `files` and `ranks`; those that leave the board are dropped.
///
/// @pre -8 < files < 8 and -8 < ranks < 8
template <int files, int ranks>
constexpr Bitboard shifted(Bitboard set)
{
    static_assert(-8 < files && files < 8 && -8 < ranks && ranks < 8);
    constexpr std::uint64_t kept_files = [] {
        std::uint64_t kept = 0;
        for (int file = 0; file < 8; ++file) {
            if (0 <= file + files && file + files < 8)
                kept |= file_squares(file).bits();
        }
        return kept;
    }();
    constexpr int distance = 8 * ranks + files;
    const std::uint64_t bits = set.bits() & kept_files;
    if constexpr (distance >= 0)
        return Bitboard{bits << distance};
    else
        return Bitboard{bits >> -distance};
}

} // namespace chess
