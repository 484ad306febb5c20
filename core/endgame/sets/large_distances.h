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
#include "endgame/material.h"
#include "endgame/sets/numbers.h"
#include "endgame/sets/placement.h"
#include "endgame/sets/row_moves.h"
#include "endgame/shared_bytes.h"

namespace endgame::sets {

/// A number for every placement of an ending with three pieces beside the kings. While they are entered they
/// are bit-sliced like `DistancePlanes`; of what is packed only those are kept that are not 0, a byte each.
class SparseNumbers {
public:
    /// All 0, to be entered.
    explicit SparseNumbers(std::size_t rows) : entered_(rows) {}

    /// Numbers of so many rows that were packed: their `packed()`; nothing if they cannot be.
    static std::optional<SparseNumbers> of(SharedBytes packed, std::size_t rows);

    /// Gives the number to every placement of the set, a slice; they must have had 0. Different rows may be
    /// entered by different threads at once.
    ///
    /// @pre not yet packed
    void enter(std::size_t row, std::size_t slice, ConstRow set, unsigned number);

    /// Ends the entering; from now on the numbers can be asked for.
    void pack();

    /// The numbers of the 64 placements of a word.
    ///
    /// @pre packed
    LargeNumbers numbers(std::size_t row, std::size_t slice, std::size_t entry) const;

    /// The number of one placement.
    ///
    /// @pre packed
    unsigned at(std::size_t row, std::size_t slice, std::size_t entry, chess::Square square) const;

    /// What is packed, in the order of bytes of this machine: none if all is 0.
    const SharedBytes& packed() const { return packed_; }

private:
    static constexpr std::size_t slices = 64;
    static constexpr std::size_t words_of_row = slices * row_length;
    static constexpr std::size_t planes = LargeNumbers::planes;

    /// The planes of a row while numbers are entered, each there as soon as a number needs it.
    using EnteredRow = std::array<std::unique_ptr<std::array<Word, words_of_row>>, planes>;

    /// A slice of a row: the entries with any number, and where those and their numbers start.
    struct PackedSlice {
        Word entries = 0;
        std::uint32_t first_word = 0;
        std::uint32_t first_number = 0;
    };

    /// The placements of an entry that have a number, and where their numbers start.
    struct PackedWord {
        Word set = 0;
        std::size_t first_number = 0;
    };

    /// How many entries and placements have a number.
    struct Totals {
        std::uint64_t words = 0;
        std::uint64_t numbers = 0;
    };

    /// Where the parts of what is packed start, each where a word may start: first the totals, then slices by
    /// row; sets by entry that has any number; where the numbers of each start, from the first of the slice;
    /// the numbers. And where all ends.
    struct Layout {
        Layout(std::size_t rows, const Totals& totals);

        std::size_t sets;
        std::size_t starts;
        std::size_t numbers;
        std::size_t end;
    };

    static LargeNumbers numbers_in(const EnteredRow& row, std::size_t word);
    static bool is_empty(const EnteredRow& row);
    static Totals totals_of(std::span<const EnteredRow> rows);
    static PackedSlice pack_slice(const EnteredRow& row, std::size_t slice, std::byte* memory,
                                  const Layout& layout, Totals& done);
    void find_parts(const Layout& layout);
    PackedWord word(std::size_t row, std::size_t slice, std::size_t entry) const;

    std::vector<EnteredRow> entered_;
    SharedBytes packed_;
    // The parts of what is packed.
    const PackedSlice* packed_slices_ = nullptr;
    const Word* sets_ = nullptr;
    const std::uint16_t* starts_ = nullptr;
    const std::uint8_t* numbers_ = nullptr;
};

/// `Distances` of an ending with three pieces beside the kings: with the defender to move all numbers, with
/// the attacker to move only those that a pawn's promotion into this ending asks for.
class LargeDistances {
public:
    /// Which numbers are kept with the attacker to move.
    enum class Attackers {
        none,
        /// Those of placements with a piece of the defender's, not a pawn, on the first rank or the last.
        after_promotion,
    };

    /// How many placements have each number, the defending king being folded.
    using Counts = std::array<std::uint64_t, LargeNumbers::largest + 1>;

    /// What is told of all numbers of a side to move, by `Side`.
    struct Summary {
        /// The moves of the longest mate.
        std::array<unsigned, 2> longest{};
        std::array<Counts, 2> counts{};
    };

    /// Nothing is won yet.
    LargeDistances(const Material& material, Attackers attackers);

    /// An ending that was packed, by its summary and the numbers by side to move.
    LargeDistances(const Material& material, Attackers attackers, const Summary& summary,
                   std::array<SparseNumbers, 2> planes);

    const Material& material() const { return material_; }
    Attackers attackers() const { return attackers_; }

    /// The number of a placement with the defender to move.
    unsigned at(const Placement& placement) const;

    /// The numbers for all squares of the last piece, the others on squares.
    LargeNumbers numbers(Side turn, Kings kings, chess::Square outer, chess::Square first) const;

    /// Gives the number, none of them smaller than the ones before it, to every placement of a slice's set;
    /// they must have had 0. Different rows may be entered by different threads at once.
    void enter(Side turn, std::size_t row, std::size_t slice, ConstRow set, unsigned number);

    /// The moves of the longest mate with the attacker and with the defender to move.
    void set_longest_mates(unsigned of_attacker, unsigned of_defender)
    {
        summary_.longest = {of_attacker, of_defender};
    }

    /// Ends the entering; from now on the numbers can be asked for.
    void pack();

    /// The moves of the longest mate with a side to move; 0 if there is none.
    unsigned longest_mate(Side turn) const { return summary_.longest[static_cast<std::size_t>(turn)]; }

    /// How many placements have each number with a side to move, those that are not kept included; of 0 none
    /// is counted.
    ///
    /// @pre packed
    const Counts& counts(Side turn) const { return summary_.counts[static_cast<std::size_t>(turn)]; }

    /// The same of all numbers.
    ///
    /// @pre packed
    const Summary& summary() const { return summary_; }

    /// The numbers with a side to move.
    const SparseNumbers& planes(Side turn) const { return planes_[static_cast<std::size_t>(turn)]; }

    /// The bytes of memory that the numbers take: none if they are a file's.
    std::size_t memory() const;

private:
    Material material_;
    Attackers attackers_;
    bool has_pawn_;
    std::array<SparseNumbers, 2> planes_;
    Summary summary_;
    /// By side to move and row while numbers are entered, for threads enter different rows; none later.
    std::array<std::vector<std::array<std::uint32_t, LargeNumbers::largest + 1>>, 2> counted_;
};

} // namespace endgame::sets
