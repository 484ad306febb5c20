// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "chess/square.h"
#include "endgame/sets/crew.h"
#include "endgame/sets/numbers.h"
#include "endgame/sets/packed_slice.h"
#include "endgame/sets/row_moves.h"

namespace endgame::sets {

/// A number for every placement of an ending with three pieces beside the kings. While they are entered they
/// are bit-sliced like `DistancePlanes`; then slices are packed.
class SparseNumbers {
public:
    /// All 0, to be entered.
    explicit SparseNumbers(std::size_t rows) : entered_(rows) {}

    /// Numbers of so many rows by their `packed()`, which may come from anywhere; nothing if it is not sound.
    static std::optional<SparseNumbers> of(std::vector<std::byte> packed, std::size_t rows);

    /// The most bytes that so many rows take packed.
    static std::size_t max_packed(std::size_t rows);

    /// Gives the number to every placement of the set, a slice; they must have had 0. Different rows may be
    /// entered by different threads at once.
    ///
    /// @pre not yet packed
    void enter(std::size_t row, std::size_t slice, ConstRow set, unsigned number);

    /// Gives the placements of a row the numbers of another one's that are their images in the mirror on the
    /// diagonal from a1 to h8. Of twins, the first two pieces being alike, those with the first piece on the
    /// lower square are entered.
    ///
    /// @pre not yet packed
    void transpose(std::size_t from, std::size_t to, bool has_twins);

    /// Ends the entering; from now on the numbers can be asked for. False if the crew was asked to stop,
    /// which leaves them of no use.
    bool pack(const Crew& crew = Crew{});

    /// The numbers of the 64 placements of a word.
    ///
    /// @pre packed
    LargeNumbers numbers(std::size_t row, std::size_t slice, std::size_t entry) const;

    /// The number of one placement.
    ///
    /// @pre packed
    unsigned at(std::size_t row, std::size_t slice, std::size_t entry, chess::Square square) const;

    /// What is packed, in the order of bytes of this machine: where each slice starts behind that, the
    /// slices, and at least one byte more. None if all is 0.
    const std::vector<std::byte>& packed() const { return packed_; }

private:
    static constexpr std::size_t slices = 64;
    static constexpr std::size_t words_of_row = slices * row_length;
    static constexpr std::size_t planes = LargeNumbers::planes;

    using Start = std::uint32_t;
    /// The planes of a row while numbers are entered, each there as soon as a number needs it.
    using EnteredRow = std::array<std::unique_ptr<std::array<Word, words_of_row>>, planes>;

    static SliceNumbers slice_of(const EnteredRow& row, std::size_t slice);
    static void pack_row(const EnteredRow& row, std::vector<std::byte>& packed,
                         std::span<Start, slices> ends);
    bool is_sound() const;
    std::optional<PackedSlice> find(std::size_t row, std::size_t slice) const;

    std::vector<EnteredRow> entered_;
    std::vector<std::byte> packed_;
    std::size_t rows_ = entered_.size();
};

} // namespace endgame::sets
