// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/sets/packed_slice.h"

#include <bit>
#include <cstdint>
#include <cstring>
#include <optional>

#include "chess/bitboard.h"

namespace endgame::sets {

using chess::Bitboard;
using chess::Square;

namespace {

constexpr std::size_t group_length = 16;
constexpr std::size_t groups = row_length / group_length;
using GroupStart = std::uint16_t;

/// The members of a set below a bit.
Word before(Word set, std::size_t bit)
{
    return set & ((Word{1} << bit) - 1);
}

/// True if there are enough entries to need an index of groups; fewer are scanned from the first.
bool has_group_starts(Word entries)
{
    return size_of(entries) > group_length;
}

std::size_t bytes_before_entries(Word entries)
{
    return sizeof(Word) + (has_group_starts(entries) ? (groups - 1) * sizeof(GroupStart) : 0);
}

std::size_t bytes_of_numbers(Word set, unsigned width)
{
    return (size_of(set) * width + 7) / 8;
}

/// The smallest number of a set. With `upside_down` all ones the numbers are complemented, so the result is
/// the complement of the largest.
unsigned smallest_of(const LargeNumbers& numbers, Word set, Word upside_down = 0)
{
    unsigned smallest = 0;
    for (std::size_t plane = LargeNumbers::planes; plane-- > 0;) {
        const Word without = set & ~(numbers[plane] ^ upside_down);
        if (without == 0)
            smallest |= 1U << plane;
        else
            set = without;
    }
    return smallest;
}

unsigned largest_of(const LargeNumbers& numbers, Word set)
{
    return LargeNumbers::largest - smallest_of(numbers, set, all_bits);
}

void append(std::vector<std::byte>& out, unsigned byte)
{
    out.push_back(static_cast<std::byte>(byte));
}

/// Appends a mask of the non-zero bytes of a word, followed by these bytes.
void append_bytes(std::vector<std::byte>& out, Word word)
{
    const std::size_t which = out.size();
    append(out, 0);
    for (unsigned i = 0; i < sizeof(Word); ++i) {
        const unsigned byte = word >> 8 * i & 0xFF;
        if (byte == 0)
            continue;
        out[which] |= std::byte{1} << i;
        append(out, byte);
    }
}

/// Reads such a word and advances the pointer past it.
Word read_bytes(const std::byte*& next)
{
    Word word = 0;
    for (unsigned which = std::to_integer<unsigned>(*next++); which != 0; which &= which - 1)
        word |= std::to_integer<Word>(*next++) << 8 * std::countr_zero(which);
    return word;
}

/// Appends the numbers of a set minus the smallest, with `width` bits each.
void append_numbers(std::vector<std::byte>& out, const LargeNumbers& numbers, Word set, unsigned smallest,
                    unsigned width)
{
    unsigned bits = 0;
    unsigned count = 0;
    for (const Square square : Bitboard{set}) {
        bits |= (numbers.at(index(square)) - smallest) << count;
        for (count += width; count >= 8; count -= 8, bits >>= 8)
            append(out, bits & 0xFF);
    }
    if (count > 0)
        append(out, bits);
}

/// The offset of the group of an entry, which is not in the first group.
GroupStart group_start(const std::byte* slice, std::size_t entry)
{
    GroupStart start = 0;
    std::memcpy(&start, slice + sizeof(Word) + (entry / group_length - 1) * sizeof(start), sizeof(start));
    return start;
}

/// The length of the entry at the start of some bytes; updates `set` from that of the previous entry to its
/// own. `nullopt` if the bytes cannot be an entry.
std::optional<std::size_t> length_of_entry(std::span<const std::byte> bytes, Word& set)
{
    // The smallest number, the width and the mask of changed bytes of the set; then these bytes and the
    // numbers.
    constexpr std::size_t head = 3;
    if (bytes.size() < head)
        return std::nullopt;
    const auto width = std::to_integer<unsigned>(bytes[1]);
    const auto changed = static_cast<std::size_t>(std::popcount(std::to_integer<unsigned>(bytes[2])));
    if (width > LargeNumbers::planes || bytes.size() < head + changed)
        return std::nullopt;
    const std::byte* change = &bytes[2];
    set ^= read_bytes(change);
    return head + changed + bytes_of_numbers(set, width);
}

} // namespace

void pack(const SliceNumbers& slice, std::vector<std::byte>& out)
{
    Word entries = 0;
    for (std::size_t entry = 0; entry < row_length; ++entry)
        entries |= slice[entry].some() != 0 ? Word{1} << entry : 0;
    if (entries == 0)
        return;
    const std::size_t start = out.size();
    out.resize(start + bytes_before_entries(entries));
    std::memcpy(&out[start], &entries, sizeof(entries));
    Word last_set = 0;
    for (std::size_t entry = 0; entry < row_length; ++entry) {
        if (entry % group_length == 0) {
            last_set = 0;
            const auto group = static_cast<GroupStart>(out.size() - start);
            if (entry > 0 && has_group_starts(entries))
                std::memcpy(&out[start + sizeof(Word) + (entry / group_length - 1) * sizeof(group)], &group,
                            sizeof(group));
        }
        const LargeNumbers& numbers = slice[entry];
        const Word set = numbers.some();
        if (set == 0)
            continue;
        const unsigned smallest = smallest_of(numbers, set);
        const auto width = static_cast<unsigned>(std::bit_width(largest_of(numbers, set) - smallest));
        append(out, smallest);
        append(out, width);
        append_bytes(out, set ^ last_set);
        append_numbers(out, numbers, set, smallest, width);
        last_set = set;
    }
}

bool PackedSlice::is_sound(std::span<const std::byte> bytes)
{
    Word entries = 0;
    if (bytes.size() < sizeof(entries))
        return false;
    std::memcpy(&entries, bytes.data(), sizeof(entries));
    std::size_t next = bytes_before_entries(entries);
    Word set = 0;
    for (std::size_t entry = 0; entry < row_length; ++entry) {
        if (next > bytes.size())
            return false;
        if (entry % group_length == 0) {
            set = 0;
            if (entry > 0 && has_group_starts(entries) && group_start(bytes.data(), entry) != next)
                return false;
        }
        if ((entries >> entry & 1) == 0)
            continue;
        const std::optional<std::size_t> length = length_of_entry(bytes.subspan(next), set);
        if (!length)
            return false;
        next += *length;
    }
    return next == bytes.size();
}

PackedSlice::PackedSlice(const std::byte* start) : start_{start}, entries_{}
{
    std::memcpy(&entries_, start, sizeof(entries_));
}

/// @pre the entry has numbers
PackedSlice::Entry PackedSlice::find(std::size_t entry) const
{
    const std::size_t group = entry / group_length;
    const bool starts_behind = group > 0 && has_group_starts(entries_);
    const std::byte* next = start_ + bytes_before_entries(entries_);
    std::size_t current = 0;
    if (starts_behind) {
        next = start_ + group_start(start_, entry);
        current = group * group_length;
    }
    Entry found;
    Word left = entries_ & ~before(entries_, current);
    for (std::size_t last_group = current / group_length;; left &= left - 1) {
        const auto here = static_cast<std::size_t>(std::countr_zero(left));
        if (here / group_length != last_group)
            found.set = 0;
        last_group = here / group_length;
        found.smallest = std::to_integer<unsigned>(*next++);
        found.width = std::to_integer<unsigned>(*next++);
        found.set ^= read_bytes(next);
        if (here == entry)
            break;
        next += bytes_of_numbers(found.set, found.width);
    }
    found.numbers = next;
    return found;
}

/// The number of the member at index `place` of the set.
unsigned PackedSlice::Entry::number(std::size_t place) const
{
    const std::size_t bit = place * width;
    const unsigned bits =
        std::to_integer<unsigned>(numbers[bit / 8]) | std::to_integer<unsigned>(numbers[bit / 8 + 1]) << 8;
    return (smallest + (bits >> bit % 8 & ((1U << width) - 1))) & LargeNumbers::largest;
}

LargeNumbers PackedSlice::numbers(std::size_t entry) const
{
    LargeNumbers numbers;
    if ((entries_ >> entry & 1) == 0)
        return numbers;
    const Entry found = find(entry);
    std::size_t place = 0;
    for (const Square square : Bitboard{found.set}) {
        const unsigned number = found.number(place++);
        for (std::size_t plane = 0; plane < LargeNumbers::planes; ++plane)
            numbers[plane] |= static_cast<Word>(number >> plane & 1) << index(square);
    }
    return numbers;
}

unsigned PackedSlice::at(std::size_t entry, Square square) const
{
    if ((entries_ >> entry & 1) == 0)
        return 0;
    const Entry found = find(entry);
    if (!Bitboard{found.set}.contains(square))
        return 0;
    return found.number(size_of(before(found.set, index(square))));
}

} // namespace endgame::sets
