// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A compact encoding of the numbers of a slice. Most entries have no numbers, those of neighbouring entries
// are on similar sets of squares, and the numbers of one entry are close together:
//
//     entries with a number   one bit each
//     offsets of groups       of 16 entries each, from the second group on; omitted if there are few entries
//     and for each entry      its smallest number, the width of the differences, the squares, the numbers
//
// The squares are stored as changed bytes relative to the previous entry of the group; 0 stands for no
// number.

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "chess/square.h"
#include "endgame/sets/numbers.h"
#include "endgame/sets/row_moves.h"

namespace endgame::sets {

/// The numbers of a slice, indexed by entry.
using SliceNumbers = std::array<LargeNumbers, row_length>;

/// Appends the encoded numbers of a slice; appends no bytes if all are 0.
void pack(const SliceNumbers& slice, std::vector<std::byte>& out);

/// Reads a slice encoded by `pack`.
class PackedSlice {
public:
    /// The maximum number of bytes that `pack` appends.
    static constexpr std::size_t max_size =
        sizeof(Word) + 3 * sizeof(std::uint16_t) + row_length * (2 + 1 + sizeof(Word) + 64);

    /// True if untrusted bytes are a valid slice: reading it accesses only these bytes and the one after
    /// them.
    static bool is_sound(std::span<const std::byte> bytes);

    /// @pre `pack` appended at least one byte, and the byte after the slice is readable
    explicit PackedSlice(const std::byte* start);

    /// The numbers of an entry.
    LargeNumbers numbers(std::size_t entry) const;

    /// The number of a single placement.
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
