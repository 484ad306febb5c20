// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "chess/bitboard.h"
#include "chess/square.h"
#include "endgame/material.h"
#include "endgame/sets/distance_planes.h"
#include "endgame/sets/numbers.h"
#include "endgame/sets/placement.h"

namespace endgame::sets {

/// From where, and how soon, the attacker of an ending mates: its solution for one of the two sides.
///
/// The numbers: with the attacker to move, the moves in which he mates; with the defender to move, one more
/// than the moves in which he is mated (1: he is mated already). 0 is for draws, for what the defender wins
/// and for illegal placements.
class Distances {
public:
    /// Nothing is won yet.
    explicit Distances(const Material& material);

    const Material& material() const { return material_; }

    /// The number of a placement with a side to move.
    unsigned at(Side turn, const Placement& placement) const
    {
        const Placement folded = seen_in(folding(placement.kings.defending, has_pawn_), placement);
        const std::size_t row = in_planes(turn, row_of(folded.kings));
        return length_ == 1 ? planes_.at(row, 0, folded.pieces[0])
                            : planes_.at(row, index(folded.pieces[0]), folded.pieces[1]);
    }

    /// The numbers for all squares of the last piece, the first piece, if there are two, on a square.
    Numbers numbers(Side turn, Kings kings, chess::Square first = chess::Square::a1) const;

    /// By what is enough to be entered: `complete()` does the rest.
    Fold fold() const { return has_pawn_ ? Fold::files : Fold::triangle; }

    /// Gives the number, none of them smaller than the ones before it, to every placement of a row's set;
    /// they must have had 0.
    void enter(Side turn, std::size_t row, ConstRow set, unsigned number)
    {
        planes_.enter(in_planes(turn, row), set, number);
        largest_[static_cast<std::size_t>(turn)] = number;
    }

    /// Gives the placements that were not to be entered the numbers of their images.
    ///
    /// @pre not yet packed
    void complete();

    /// Ends the entering; from now on the numbers can be asked for.
    void pack() { planes_.pack(std::max(largest_[0], largest_[1])); }

    /// The moves of the longest mate with a side to move; 0 if there is none.
    unsigned longest_mate(Side turn) const;

    /// The bytes the numbers take.
    std::size_t memory() const { return planes_.memory(); }

private:
    /// The two sides to move have neighbouring rows.
    static std::size_t in_planes(Side turn, std::size_t row)
    {
        return 2 * row + static_cast<std::size_t>(turn);
    }

    Material material_;
    bool has_pawn_;
    std::size_t length_;
    DistancePlanes planes_;
    /// By side to move, the number entered last, which is the greatest.
    std::array<unsigned, 2> largest_{};
};

} // namespace endgame::sets
