// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <cstddef>
#include <vector>

#include "chess/square.h"
#include "endgame/sets/numbers.h"
#include "endgame/sets/page_allocator.h"
#include "endgame/sets/row_moves.h"

namespace endgame::sets {

/// A small number for every placement of an ending, bit-sliced over its words (placement.h): where bytes
/// would take eight bits for each, this takes as many as the greatest number has.
///
/// While the numbers are entered, a plane of a row, that is the same bit of all its numbers, is one run of
/// words; then the planes of a word are brought together, so that a look-up stays within a line or
/// two of the cache.
class DistancePlanes {
public:
    DistancePlanes(std::size_t rows, std::size_t length)
        : length_{length}
        , words_(rows * Numbers::planes * length)
    {}

    /// Gives the number to every placement of the set, a row; they must have had 0.
    ///
    /// @pre not yet packed
    void enter(std::size_t row, ConstRow set, unsigned number)
    {
        assert(number <= Numbers::largest && set.size() == length_ && planes_ == Numbers::planes);
        for (std::size_t plane = 0; plane < planes_; ++plane) {
            if ((number >> plane & 1) != 0)
                unite(Row{words_}.subspan((row * planes_ + plane) * length_, length_), set);
        }
    }

    /// Gives the placements of a row the numbers of another one's that are their images in the mirror on the
    /// diagonal from a1 to h8.
    ///
    /// @pre not yet packed
    void transpose(std::size_t from, std::size_t to);

    /// Ends the entering, the greatest number being known; from now on the numbers can be asked for.
    void pack(unsigned largest);

    /// The numbers of the 64 placements of a word.
    ///
    /// @pre packed
    Numbers numbers(std::size_t row, std::size_t entry) const
    {
        Numbers numbers;
        for (std::size_t plane = 0; plane < planes_; ++plane)
            numbers[plane] = word(row, entry)[plane];
        return numbers;
    }

    /// The number of one placement: the bit `square` of a word.
    ///
    /// @pre packed
    unsigned at(std::size_t row, std::size_t entry, chess::Square square) const
    {
        unsigned number = 0;
        const Word* planes = word(row, entry);
        for (std::size_t plane = 0; plane < planes_; ++plane)
            number |= static_cast<unsigned>(planes[plane] >> index(square) & 1) << plane;
        return number;
    }

    /// The bytes the planes take.
    std::size_t memory() const { return words_.size() * sizeof(Word); }

private:
    const Word* word(std::size_t row, std::size_t entry) const
    {
        return words_.data() + (row * length_ + entry) * planes_;
    }

    std::size_t length_;
    std::size_t planes_ = Numbers::planes;
    std::vector<Word, PageAllocator<Word>> words_;
};

} // namespace endgame::sets
