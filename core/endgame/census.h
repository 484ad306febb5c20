// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Statistics of an ending, counted over all placements on the 64 squares with White as the attacker. Swapping
// two identical pieces gives a different placement.

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "endgame/material.h"
#include "endgame/sets/distances.h"
#include "endgame/sets/large_distances.h"
#include "endgame/sets/placement.h"

namespace endgame {

/// One number for each side to move, the attacker first.
using PerTurn = std::array<std::uint64_t, 2>;

/// The legal placements of an ending, and the checks and stalemates among them.
///
/// A placement is legal if the pieces are on different squares, the kings are not adjacent, no pawn is on the
/// first or last rank and the side not to move is not in check.
struct Census {
    PerTurn legal{};
    PerTurn in_check{};
    PerTurn stalemated{};
};

Census census_of(const Material& material);

/// A histogram of one side's wins by plies to mate; the plies are odd if the winner is to move.
class Wins {
public:
    void add(std::size_t plies, std::uint64_t count);

    /// One more than the greatest number of plies.
    std::size_t size() const { return by_plies_.size(); }
    std::uint64_t at(std::size_t plies) const { return plies < size() ? by_plies_[plies] : 0; }

    /// The number of wins with the winner to move, or with the other side to move.
    std::uint64_t total(bool winner_moves) const;

    /// The plies of the longest win; 0 without wins.
    std::size_t longest(bool winner_moves) const;

private:
    std::vector<std::uint64_t> by_plies_;
};

/// The wins of an ending's attacker, from its solution.
Wins wins_of(const sets::Distances& distances);
Wins wins_of(const sets::LargeDistances& distances);

/// The placements, the defending king being canonical, in which the defender loses if it is to move, but the
/// attacker, to move, could not win; it must be legal that either is to move.
std::vector<sets::Placement> zugzwangs_of(const sets::Distances& distances);

/// A superset of the same with three pieces other than the kings: those that the attacker, to move, does not
/// win by a quiet move of the king or of a piece. Of many millions of placements a few thousands are left.
std::vector<sets::Placement> likely_zugzwangs_of(const sets::LargeDistances& distances);

} // namespace endgame
