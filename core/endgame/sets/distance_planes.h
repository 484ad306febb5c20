// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "chess/square.h"
#include "endgame/sets/numbers.h"
#include "endgame/sets/page_allocator.h"
#include "endgame/sets/row_moves.h"

namespace endgame::sets {

/// A small number for every placement of an ending, bit-sliced over its words (placement.h): each takes only
/// as many bits as the greatest number needs, instead of the eight of a byte.
///
/// While numbers are being entered, the words of each plane of a row (one bit of all its numbers) are
/// contiguous. Packing then interleaves the planes of each word, so that a lookup touches only one or two
/// cache lines, and leaves out words without any number: a quarter of all, such as those of adjacent kings.
class DistancePlanes {
public:
    DistancePlanes(std::size_t rows, std::size_t length)
        : length_{length}
        , words_(rows * Numbers::planes * length)
    {}

    /// Sets the number of every placement in the set, a row; their present number must be 0.
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

    /// Sets the numbers of a row to those of another row, reflected in the a1–h8 diagonal.
    ///
    /// @pre not yet packed
    void transpose(std::size_t from, std::size_t to);

    /// Ends the entering of numbers, given the greatest one; they can be read from now on.
    void pack(unsigned largest);

    /// The numbers of the 64 placements of a word.
    ///
    /// @pre packed
    Numbers numbers(std::size_t row, std::size_t entry) const
    {
        Numbers numbers;
        if (const Word* word = find(row, entry)) {
            for (std::size_t plane = 0; plane < planes_; ++plane)
                numbers[plane] = word[plane];
        }
        return numbers;
    }

    /// The number of a single placement: the bit `square` of a word.
    ///
    /// @pre packed
    unsigned at(std::size_t row, std::size_t entry, chess::Square square) const
    {
        unsigned number = 0;
        if (const Word* word = find(row, entry)) {
            for (std::size_t plane = 0; plane < planes_; ++plane)
                number |= static_cast<unsigned>(word[plane] >> index(square) & 1) << plane;
        }
        return number;
    }

    /// The bytes that the planes occupy.
    std::size_t memory() const { return words_.size() * sizeof(Word) + rows_.size() * sizeof(StoredRow); }

private:
    /// The words of a row that are stored, as a set of their indices, and the place of the first among all
    /// that are stored.
    struct StoredRow {
        Word entries = 0;
        std::uint32_t first = 0;
    };

    /// The planes of a word; null if it has no number.
    const Word* find(std::size_t row, std::size_t entry) const
    {
        const auto& [entries, first] = rows_[row];
        if ((entries >> entry & 1) == 0)
            return nullptr;
        const Word before = entries & ((Word{1} << entry) - 1);
        return words_.data() + (first + static_cast<std::size_t>(std::popcount(before))) * planes_;
    }

    std::size_t length_;
    std::size_t planes_ = Numbers::planes;
    std::vector<Word, PageAllocator<Word>> words_;
    std::vector<StoredRow> rows_; ///< empty until packed
};

} // namespace endgame::sets
