// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The numbers of a slice in few bytes. Most entries have none, those of neighbours stand on much the same
// squares, and those of one entry lie close together:
//
//     entries with a number   a bit each
//     where groups start      of 16 entries each, from the second on; left out if there are few entries
//     and for each entry      its smallest number, the bits of the others beyond it, the squares, the numbers
//
// The squares are those of the entry before in the group with some bytes changed; 0 stands for no number.

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "chess/square.h"
#include "endgame/sets/numbers.h"
#include "endgame/sets/row_moves.h"

namespace endgame::sets {

/// The numbers of a slice, by entry.
using SliceNumbers = std::array<LargeNumbers, row_length>;

/// Appends the numbers of a slice; nothing if all are 0.
void pack(const SliceNumbers& slice, std::vector<std::byte>& out);

/// Reads what `pack` appended.
class PackedSlice {
public:
    /// The most bytes that `pack` appends.
    static constexpr std::size_t max_size =
        sizeof(Word) + 3 * sizeof(std::uint16_t) + row_length * (2 + 1 + sizeof(Word) + 64);

    /// True if bytes from anywhere are a slice: what is read of it lies within them and the byte behind.
    static bool is_sound(std::span<const std::byte> bytes);

    /// @pre a byte can be read behind what was appended, which is something
    explicit PackedSlice(const std::byte* start);

    /// The numbers of an entry.
    LargeNumbers numbers(std::size_t entry) const;

    /// One of them.
    unsigned at(std::size_t entry, chess::Square square) const;

private:
    struct Entry {
        unsigned smallest = 0;
        unsigned width = 0;
        Word set = 0;
        const std::byte* numbers = nullptr;

        unsigned number(std::size_t place) const;
    };

    Entry find(std::size_t entry) const;

    const std::byte* start_;
    Word entries_;
};

} // namespace endgame::sets
