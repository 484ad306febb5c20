// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace endgame::sets {

/// A set of 64 placements that differ in the square of one piece, one bit for each square.
using Word = std::uint64_t;

inline constexpr Word all_bits = ~Word{0};

/// A small number, 0 … 63, for each of 64 placements, bit-sliced: word b holds the bits b of all of them,
/// so that all are compared at once.
class Numbers {
public:
    static constexpr std::size_t planes = 6;
    static constexpr unsigned largest = (1U << planes) - 1;

    constexpr Numbers() = default;

    /// The same number for the placements of a set and 0 for the others.
    constexpr Numbers(Word set, unsigned number)
    {
        for (std::size_t b = 0; b < planes; ++b)
            words_[b] = (number >> b & 1) != 0 ? set : 0;
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

    /// Those with a number other than 0.
    constexpr Word some() const
    {
        Word any = 0;
        for (const Word word : words_)
            any |= word;
        return any;
    }

    /// Those with exactly this number.
    constexpr Word equal(unsigned number) const
    {
        Word same = all_bits;
        for (std::size_t b = 0; b < planes; ++b)
            same &= (number >> b & 1) != 0 ? words_[b] : ~words_[b];
        return same;
    }

    /// Those with a greater number.
    constexpr Word greater(unsigned number) const
    {
        Word greater = 0;
        for (std::size_t b = 0; b < planes; ++b)
            greater = (number >> b & 1) != 0 ? words_[b] & greater : words_[b] | greater;
        return greater;
    }

    /// Each number moved up by a number of bits, or down if negative.
    constexpr Numbers moved(int bits) const
    {
        Numbers moved;
        for (std::size_t b = 0; b < planes; ++b)
            moved[b] = bits >= 0 ? words_[b] << bits : words_[b] >> -bits;
        return moved;
    }

    /// The numbers of the placements of a set, 0 for the others.
    friend constexpr Numbers operator&(Numbers numbers, Word set)
    {
        for (Word& word : numbers.words_)
            word &= set;
        return numbers;
    }

    /// The greater number of two, placement by placement.
    friend constexpr Numbers max(const Numbers& a, const Numbers& b) { return chosen(a, b, less(a, b)); }

    /// The smaller number of two that are not 0, placement by placement; 0 only if both are.
    friend constexpr Numbers least_of_some(const Numbers& a, const Numbers& b)
    {
        return chosen(a, b, (less(b, a) & b.some()) | ~a.some());
    }

private:
    /// The placements where a < b.
    static constexpr Word less(const Numbers& a, const Numbers& b)
    {
        Word less = 0;
        for (std::size_t i = 0; i < planes; ++i)
            less = (~a[i] & b[i]) | (~(a[i] ^ b[i]) & less);
        return less;
    }

    /// The numbers of b in a set of placements, of a elsewhere.
    static constexpr Numbers chosen(const Numbers& a, const Numbers& b, Word of_b)
    {
        Numbers chosen;
        for (std::size_t i = 0; i < planes; ++i)
            chosen[i] = (a[i] & ~of_b) | (b[i] & of_b);
        return chosen;
    }

    std::array<Word, planes> words_{};
};

} // namespace endgame::sets
