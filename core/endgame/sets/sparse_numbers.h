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

/// A number for every placement of an ending with three pieces other than the kings. While numbers are being
/// entered they are bit-sliced like `DistancePlanes`; then slices are packed.
class SparseNumbers {
public:
    /// Constructs numbers that are all 0.
    explicit SparseNumbers(std::size_t rows) : entered_(rows) {}

    /// Restores the numbers of `rows` rows from their untrusted `packed()` data; `nullopt` if the data are
    /// not sound.
    static std::optional<SparseNumbers> of(std::vector<std::byte> packed, std::size_t rows);

    /// The maximum size in bytes of the packed numbers of `rows` rows.
    static std::size_t max_packed(std::size_t rows);

    /// Sets the number of every placement in the set, a slice; their present number must be 0. Different
    /// threads may enter different rows at the same time.
    ///
    /// @pre not yet packed
    void enter(std::size_t row, std::size_t slice, ConstRow set, unsigned number);

    /// Sets the numbers of a row to those of another row, reflected in the a1–h8 diagonal. With twins, that
    /// is identical first two pieces, the placements with the first of them on the lower square are entered.
    ///
    /// @pre not yet packed
    void transpose(std::size_t from, std::size_t to, bool has_twins);

    /// Ends the entering of numbers; they can be read from now on. Returns false if a stop was requested,
    /// which leaves the numbers unusable.
    bool pack(const Crew& crew = Crew{});

    /// The numbers of the 64 placements of a word.
    ///
    /// @pre packed
    LargeNumbers numbers(std::size_t row, std::size_t slice, std::size_t entry) const;

    /// The number of a single placement.
    ///
    /// @pre packed
    unsigned at(std::size_t row, std::size_t slice, std::size_t entry, chess::Square square) const;

    /// The packed data in the machine's byte order: the offset of each slice in the following data, the
    /// slices, and at least one more byte. Empty if all numbers are 0.
    const std::vector<std::byte>& packed() const { return packed_; }

private:
    static constexpr std::size_t slices = 64;
    static constexpr std::size_t words_of_row = slices * row_length;
    static constexpr std::size_t planes = LargeNumbers::planes;

    using Start = std::uint32_t;
    /// The planes of a row while numbers are being entered, each allocated when a number first needs it.
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
