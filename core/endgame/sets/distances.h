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

/// The distances to mate of an ending's attacker: the solution of the ending for one of the two sides.
///
/// The number of a placement is, with the attacker to move, the moves in which it mates; with the defender to
/// move, one more than the moves in which it is mated (1: checkmate). 0 stands for draws, wins of the
/// defender and illegal placements.
class Distances {
public:
    /// Constructs a table in which all numbers are 0.
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

    /// The numbers for all squares of the last piece, given the square of the first piece if there are two.
    Numbers numbers(Side turn, Kings kings, chess::Square first = chess::Square::a1) const;

    /// The symmetry under which placements have to be entered: `complete()` fills in the others.
    Fold fold() const { return has_pawn_ ? Fold::files : Fold::triangle; }

    /// Sets the number of every placement in a row's set; their present number must be 0. Numbers must be
    /// entered in ascending order.
    void enter(Side turn, std::size_t row, ConstRow set, unsigned number)
    {
        planes_.enter(in_planes(turn, row), set, number);
        largest_[static_cast<std::size_t>(turn)] = number;
    }

    /// Fills in the numbers of the placements that are images of entered ones.
    ///
    /// @pre not yet packed
    void complete();

    /// Ends the entering of numbers; they can be read from now on.
    void pack() { planes_.pack(std::max(largest_[0], largest_[1])); }

    /// The moves of the longest mate with a side to move; 0 if there is no mate.
    unsigned longest_mate(Side turn) const;

    /// The bytes that the numbers occupy.
    std::size_t memory() const { return planes_.memory(); }

private:
    /// The rows of the two sides to move are adjacent.
    static std::size_t in_planes(Side turn, std::size_t row)
    {
        return 2 * row + static_cast<std::size_t>(turn);
    }

    Material material_;
    bool has_pawn_;
    std::size_t length_;
    DistancePlanes planes_;
    /// The last and therefore greatest number entered, by side to move.
    std::array<unsigned, 2> largest_{};
};

} // namespace endgame::sets
