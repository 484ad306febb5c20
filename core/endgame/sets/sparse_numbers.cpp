// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/sets/sparse_numbers.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <numeric>
#include <span>
#include <utility>

namespace endgame::sets {

using chess::Square;

void SparseNumbers::enter(std::size_t row, std::size_t slice, ConstRow set, unsigned number)
{
    assert(number <= LargeNumbers::largest && set.size() == row_length);
    for (std::size_t plane = 0; plane < planes; ++plane) {
        if ((number >> plane & 1) == 0)
            continue;
        auto& words = entered_[row][plane];
        if (!words)
            words = std::make_unique<std::array<Word, words_of_row>>();
        unite(Row{*words}.subspan(slice * row_length, row_length), set);
    }
}

void SparseNumbers::transpose(std::size_t from, std::size_t to, bool has_twins)
{
    for (std::size_t plane = 0; plane < planes; ++plane) {
        const auto& solved = entered_[from][plane];
        if (!solved)
            continue;
        auto& words = entered_[to][plane];
        words = std::make_unique<std::array<Word, words_of_row>>();
        for (std::size_t i = 0; i < words_of_row; ++i) {
            Square outer = transposed(chess::square_at(i / row_length));
            Square first = transposed(chess::square_at(i % row_length));
            if (has_twins && first < outer)
                std::swap(outer, first);
            (*words)[index(outer) * row_length + index(first)] |= transposed((*solved)[i]);
        }
    }
}

SliceNumbers SparseNumbers::slice_of(const EnteredRow& row, std::size_t slice)
{
    SliceNumbers numbers{};
    for (std::size_t plane = 0; plane < planes; ++plane) {
        for (std::size_t entry = 0; row[plane] && entry < row_length; ++entry)
            numbers[entry][plane] = (*row[plane])[slice * row_length + entry];
    }
    return numbers;
}

/// Packs the slices of a row one after another and stores the end of each.
void SparseNumbers::pack_row(const EnteredRow& row, std::vector<std::byte>& packed,
                             std::span<Start, slices> ends)
{
    packed.clear();
    const bool is_empty = std::ranges::all_of(row, [](const auto& words) { return words == nullptr; });
    for (std::size_t slice = 0; slice < slices; ++slice) {
        if (!is_empty)
            sets::pack(slice_of(row, slice), packed);
        ends[slice] = static_cast<Start>(packed.size());
    }
}

bool SparseNumbers::pack(const Crew& crew)
{
    std::vector<std::vector<std::byte>> packed_rows(rows_);
    // The end of a slice is the start of the next one.
    std::vector<Start> starts(rows_ * slices + 1);
    std::vector<std::size_t> rows(rows_);
    std::iota(rows.begin(), rows.end(), 0);
    const bool is_done = crew.share_out(rows, [&] {
        return [&, packed = std::vector<std::byte>{}](std::size_t row) mutable {
            pack_row(entered_[row], packed, std::span{starts}.subspan(row * slices + 1).first<slices>());
            packed_rows[row].assign(packed.begin(), packed.end());
            entered_[row] = {};
        };
    });
    if (!is_done)
        return false;
    entered_ = std::vector<EnteredRow>{};
    for (std::size_t row = 1; row < rows_; ++row) {
        const Start start = starts[row * slices];
        for (Start& end : std::span{starts}.subspan(row * slices + 1).first<slices>())
            end += start;
    }
    if (starts.back() == 0)
        return true;
    const std::size_t bytes_of_starts = starts.size() * sizeof(Start);
    std::vector<std::byte> packed(((bytes_of_starts + starts.back()) / sizeof(Word) + 1) * sizeof(Word));
    std::memcpy(packed.data(), starts.data(), bytes_of_starts);
    std::byte* next = packed.data() + bytes_of_starts;
    for (std::vector<std::byte>& row : packed_rows) {
        next = std::ranges::copy(row, next).out;
        row = {};
    }
    packed_ = std::move(packed);
    return true;
}

std::optional<SparseNumbers> SparseNumbers::of(std::vector<std::byte> packed, std::size_t rows)
{
    SparseNumbers numbers{0};
    numbers.rows_ = rows;
    numbers.packed_ = std::move(packed);
    return numbers.is_sound() ? std::optional{std::move(numbers)} : std::nullopt;
}

std::size_t SparseNumbers::max_packed(std::size_t rows)
{
    return rows * slices * (sizeof(Start) + PackedSlice::max_size) + sizeof(Start) + sizeof(Word);
}

/// True if the bounds of every slice are valid and reading it stays within them.
bool SparseNumbers::is_sound() const
{
    const std::size_t bytes_of_starts = (rows_ * slices + 1) * sizeof(Start);
    if (packed_.empty())
        return true;
    if (packed_.size() <= bytes_of_starts)
        return false;
    // One byte after the last slice must be readable.
    const std::span all =
        std::span{packed_}.subspan(bytes_of_starts).first(packed_.size() - bytes_of_starts - 1);
    Start start = 0;
    for (std::size_t slice = 0; slice <= rows_ * slices; ++slice) {
        Start end = 0;
        std::memcpy(&end, &packed_[slice * sizeof(Start)], sizeof(end));
        if (end < start || end > all.size() || (slice == 0 && end != 0))
            return false;
        if (end > start && !PackedSlice::is_sound(all.subspan(start, end - start)))
            return false;
        start = end;
    }
    return true;
}

/// The slice, or `nullopt` if all its numbers are 0.
std::optional<PackedSlice> SparseNumbers::find(std::size_t row, std::size_t slice) const
{
    const std::byte* const packed = packed_.data();
    if (packed_.empty())
        return std::nullopt;
    std::array<Start, 2> bounds{};
    std::memcpy(bounds.data(), packed + (row * slices + slice) * sizeof(Start), sizeof(bounds));
    if (bounds[0] == bounds[1])
        return std::nullopt;
    return PackedSlice{packed + (rows_ * slices + 1) * sizeof(Start) + bounds[0]};
}

LargeNumbers SparseNumbers::numbers(std::size_t row, std::size_t slice, std::size_t entry) const
{
    const std::optional<PackedSlice> found = find(row, slice);
    return found ? found->numbers(entry) : LargeNumbers{};
}

unsigned SparseNumbers::at(std::size_t row, std::size_t slice, std::size_t entry, Square square) const
{
    const std::optional<PackedSlice> found = find(row, slice);
    return found ? found->at(entry, square) : 0;
}

} // namespace endgame::sets
