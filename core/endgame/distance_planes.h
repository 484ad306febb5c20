// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cassert>
#include <cstddef>
#include <vector>

#include "chess/square.h"
#include "endgame/numbers.h"
#include "endgame/page_allocator.h"
#include "endgame/row_moves.h"

namespace endgame {

/// A small number for every placement of an ending, kept as bit planes over its words (placement.h): plane
/// b holds the bits b of the numbers. 3 MiB for 64³ placements and the four files and ranks of the folded
/// king, where bytes would take 4.
///
/// The planes of a row stand together, so that a look-up stays within 3 KiB and a whole row of new
/// entries is written in straight runs.
class DistancePlanes {
public:
    DistancePlanes(std::size_t rows, std::size_t length)
        : length_{length}
        , words_(rows * Numbers::planes * length)
    {}

    /// Gives the number to every placement of the set, a row; they must have had 0.
    void enter(std::size_t row, ConstRow set, unsigned number)
    {
        assert(number <= Numbers::largest && set.size() == length_);
        for (std::size_t plane = 0; plane < planes_; ++plane) {
            if ((number >> plane & 1) != 0)
                unite(Row{words_}.subspan((row * planes_ + plane) * length_, length_), set);
        }
    }

    /// Gives back the memory of the planes that are not needed for a greatest number.
    void trim(unsigned largest);

    /// The numbers of the 64 placements of a word.
    Numbers numbers(std::size_t row, std::size_t entry) const
    {
        Numbers numbers;
        for (std::size_t plane = 0; plane < planes_; ++plane)
            numbers[plane] = words_[(row * planes_ + plane) * length_ + entry];
        return numbers;
    }

    /// The number of one placement: the bit `square` of a word.
    unsigned at(std::size_t row, std::size_t entry, chess::Square square) const
    {
        unsigned number = 0;
        const Word* word = words_.data() + row * planes_ * length_ + entry;
        for (std::size_t plane = 0; plane < planes_; ++plane)
            number |= static_cast<unsigned>(word[plane * length_] >> index(square) & 1) << plane;
        return number;
    }

    /// The bytes the planes take.
    std::size_t memory() const { return words_.size() * sizeof(Word); }

private:
    std::size_t length_;
    std::size_t planes_ = Numbers::planes;
    std::vector<Word, PageAllocator<Word>> words_;
};

} // namespace endgame
