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

    /// By what is enough to be entered: `complete()` does the rest.
    Fold fold() const { return fold(material_, attackers_); }
    static Fold fold(const Material& material, Attackers attackers)
    {
        if (material.has_pawn())
            return Fold::files;
        // First and last rank are not the same seen in the mirror on the diagonal.
        return attackers == Attackers::after_promotion ? Fold::quadrant : Fold::triangle;
    }

    /// Gives the number, none of them smaller than the ones before it, to every placement of a slice's set;
    /// they must have had 0. Different rows may be entered by different threads at once.
    void enter(Side turn, std::size_t row, std::size_t slice, ConstRow set, unsigned number);

    /// The moves of the longest mate with the attacker and with the defender to move.
    void set_longest_mates(unsigned of_attacker, unsigned of_defender)
    {
        summary_.longest = {of_attacker, of_defender};
    }

    /// Gives the placements that were not to be entered the numbers of their images. False if the crew was
    /// asked to stop, which leaves it of no use.
    ///
    /// @pre not yet packed
    bool complete(const Crew& crew = Crew{});

    /// Ends the entering; from now on the numbers can be asked for. False if the crew was asked to stop,
    /// which leaves it of no use.
    bool pack(const Crew& crew = Crew{});

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

    /// The bytes of memory that the numbers take.
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
    /// Whether the first two pieces are alike: of two placements that are the same, one is kept.
    bool has_twins_;
    std::array<SparseNumbers, 2> planes_;
    Summary summary_;
    /// By side to move and row while numbers are entered, for threads enter different rows; none later.
    std::array<std::vector<std::array<std::uint32_t, LargeNumbers::largest + 1>>, 2> counted_;
};

} // namespace endgame::sets
