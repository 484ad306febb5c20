// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace endgame::sets {

/// A set of 64 placements that differ in the square of one piece, one bit per square.
using Word = std::uint64_t;

inline constexpr Word all_bits = ~Word{0};

/// The number of placements in a set.
constexpr std::size_t size_of(Word set)
{
    return static_cast<std::size_t>(std::popcount(set));
}

/// Numbers of `bits` bits for 64 placements, bit-sliced: word b holds bit b of every number, so that all 64
/// are compared at once.
template <std::size_t bits>
class BasicNumbers {
public:
    static constexpr std::size_t planes = bits;
    static constexpr unsigned largest = (1U << planes) - 1;

    constexpr BasicNumbers() = default;

    /// The same number for all placements of a set and 0 for the others.
    constexpr BasicNumbers(Word set, unsigned number)
    {
        for (std::size_t b = 0; b < planes; ++b)
            words_[b] = (number >> b & 1) != 0 ? set : 0;
    }

    /// Converts numbers to a wider type.
    template <std::size_t fewer>
    requires(fewer < bits) constexpr explicit BasicNumbers(const BasicNumbers<fewer>& numbers)
    {
        for (std::size_t b = 0; b < fewer; ++b)
            words_[b] = numbers[b];
    }

    constexpr Word& operator[](std::size_t plane) { return words_[plane]; }
    constexpr Word operator[](std::size_t plane) const { return words_[plane]; }

    /// The number of one placement.
    constexpr unsigned at(std::size_t bit) const
    {
        unsigned number = 0;
        for (std::size_t b = 0; b < planes; ++b)
            number |= static_cast<unsigned>(words_[b] >> bit & 1) << b;
        return number;
    }

    /// The placements with a non-zero number.
    constexpr Word some() const
    {
        Word any = 0;
        for (const Word word : words_)
            any |= word;
        return any;
    }

    /// The placements with exactly this number.
    constexpr Word equal(unsigned number) const
    {
        Word same = number <= largest ? all_bits : 0;
        for (std::size_t b = 0; b < planes; ++b)
            same &= (number >> b & 1) != 0 ? words_[b] : ~words_[b];
        return same;
    }

    /// The placements with a greater number.
    constexpr Word greater(unsigned number) const
    {
        Word greater = 0;
        for (std::size_t b = 0; b < planes; ++b)
            greater = (number >> b & 1) != 0 ? words_[b] & greater : words_[b] | greater;
        return number <= largest ? greater : 0;
    }

    /// The numbers of the placements in a set, 0 for the others.
    friend constexpr BasicNumbers operator&(BasicNumbers numbers, Word set)
    {
        for (Word& word : numbers.words_)
            word &= set;
        return numbers;
    }

    /// The maximum of two numbers, placement by placement.
    friend constexpr BasicNumbers max(const BasicNumbers& a, const BasicNumbers& b)
    {
        return chosen(a, b, less(a, b));
    }

    /// The minimum of two numbers, ignoring zeros, placement by placement; 0 only if both are 0.
    friend constexpr BasicNumbers least_of_some(const BasicNumbers& a, const BasicNumbers& b)
    {
        return chosen(a, b, (less(b, a) & b.some()) | ~a.some());
    }

private:
    /// The placements in which a < b.
    static constexpr Word less(const BasicNumbers& a, const BasicNumbers& b)
    {
        Word less = 0;
        for (std::size_t i = 0; i < planes; ++i)
            less = (~a[i] & b[i]) | (~(a[i] ^ b[i]) & less);
        return less;
    }

    /// The numbers of b for the placements in `of_b`, those of a for the others.
    static constexpr BasicNumbers chosen(const BasicNumbers& a, const BasicNumbers& b, Word of_b)
    {
        BasicNumbers chosen;
        for (std::size_t i = 0; i < planes; ++i)
            chosen[i] = (a[i] & ~of_b) | (b[i] & of_b);
        return chosen;
    }

    std::array<Word, planes> words_{};
};

/// Numbers up to 63, enough for four pieces, and up to 255.
using Numbers = BasicNumbers<6>;
using LargeNumbers = BasicNumbers<8>;

} // namespace endgame::sets
