// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "chess/bitboard.h"
#include "chess/square.h"
#include "endgame/material.h"
#include "endgame/sets/crew.h"
#include "endgame/sets/numbers.h"
#include "endgame/sets/placement.h"
#include "endgame/sets/row_moves.h"
#include "endgame/sets/sparse_numbers.h"

namespace endgame::sets {

/// The `Distances` of an ending with three pieces other than the kings: all numbers with the defender to
/// move, and with the attacker to move only those that are needed for pawn promotions into this ending.
class LargeDistances {
public:
    /// The numbers that are stored with the attacker to move.
    enum class Attackers {
        none,
        /// Those of placements with a piece of the defender, other than a pawn, on the first or last rank.
        after_promotion,
    };

    /// The number of placements with each number, the defending king being canonical.
    using Counts = std::array<std::uint64_t, LargeNumbers::largest + 1>;

    /// A summary of all numbers, by side to move.
    struct Summary {
        /// The moves of the longest mate.
        std::array<unsigned, 2> longest{};
        std::array<Counts, 2> counts{};
    };

    /// Constructs a table in which all numbers are 0.
    LargeDistances(const Material& material, Attackers attackers);

    /// Constructs a packed ending from its summary and its numbers by side to move.
    LargeDistances(const Material& material, Attackers attackers, const Summary& summary,
                   std::array<SparseNumbers, 2> planes);

    const Material& material() const { return material_; }
    Attackers attackers() const { return attackers_; }

    /// The number of a placement with the defender to move.
    unsigned at(const Placement& placement) const;

    /// The numbers for all squares of the last piece, given the squares of the others.
    LargeNumbers numbers(Side turn, Kings kings, chess::Square outer, chess::Square first) const;

    /// The symmetry under which placements have to be entered: `complete()` fills in the others.
    Fold fold() const { return fold(material_, attackers_); }
    static Fold fold(const Material& material, Attackers attackers)
    {
        if (material.has_pawn())
            return Fold::files;
        // Reflection in the diagonal does not preserve the first and last rank.
        return attackers == Attackers::after_promotion ? Fold::quadrant : Fold::triangle;
    }

    /// Sets the number of every placement in a slice's set; their present number must be 0. Numbers must be
    /// entered in ascending order. Different threads may enter different rows at the same time.
    void enter(Side turn, std::size_t row, std::size_t slice, ConstRow set, unsigned number);

    /// Sets the moves of the longest mate with the attacker and with the defender to move.
    void set_longest_mates(unsigned of_attacker, unsigned of_defender)
    {
        summary_.longest = {of_attacker, of_defender};
    }

    /// Fills in the numbers of the placements that are images of entered ones. Returns false if a stop was
    /// requested, which leaves this object unusable.
    ///
    /// @pre not yet packed
    bool complete(const Crew& crew = Crew{});

    /// Ends the entering of numbers; they can be read from now on. Returns false if a stop was requested,
    /// which leaves this object unusable.
    bool pack(const Crew& crew = Crew{});

    /// The moves of the longest mate with a side to move; 0 if there is no mate.
    unsigned longest_mate(Side turn) const { return summary_.longest[static_cast<std::size_t>(turn)]; }

    /// The number of placements with each number and a side to move, including those that are not stored;
    /// zeros are not counted.
    ///
    /// @pre packed
    const Counts& counts(Side turn) const { return summary_.counts[static_cast<std::size_t>(turn)]; }

    /// The summary of all numbers.
    ///
    /// @pre packed
    const Summary& summary() const { return summary_; }

    /// The numbers with a side to move.
    const SparseNumbers& planes(Side turn) const { return planes_[static_cast<std::size_t>(turn)]; }

    /// The bytes that the numbers occupy.
    std::size_t memory() const;

private:
    struct Entry {
        std::size_t slice;
        std::size_t entry;
    };

    Entry kept_for(chess::Square outer, chess::Square first) const;

    Material material_;
    Attackers attackers_;
    bool has_pawn_;
    /// True if the first two pieces are identical; only one of two equivalent placements is stored then.
    bool has_twins_;
    std::array<SparseNumbers, 2> planes_;
    Summary summary_;
    /// The counts by side to move and row, because threads enter different rows; empty once packed.
    std::array<std::vector<std::array<std::uint32_t, LargeNumbers::largest + 1>>, 2> counted_;
};

} // namespace endgame::sets
