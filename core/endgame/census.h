// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What there is in an ending, counted over all placements on the 64 squares, White being the attacker. Two
// pieces of one kind can change places, which makes another placement.

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "endgame/material.h"
#include "endgame/sets/distances.h"
#include "endgame/sets/large_distances.h"

namespace endgame {

/// A number for either side to move, the attacker first.
using PerTurn = std::array<std::uint64_t, 2>;

/// What the rules alone tell of an ending's placements.
///
/// Legal are those with the pieces on different squares, the kings apart, no pawn on the first or last rank
/// and the side not to move not in check.
struct Census {
    PerTurn legal{};
    PerTurn in_check{};
    PerTurn stalemated{};
};

Census census_of(const Material& material);

/// What one side wins, by the plies to mate: their number is odd where the winner is to move.
class Wins {
public:
    void add(std::size_t plies, std::uint64_t count);

    /// The greatest number of plies and one more.
    std::size_t size() const { return by_plies_.size(); }
    std::uint64_t at(std::size_t plies) const { return plies < size() ? by_plies_[plies] : 0; }

    /// All wins with the winner to move, or with the other side to move.
    std::uint64_t total(bool winner_moves) const;

    /// The plies of the longest of them; 0 if there is none.
    std::size_t longest(bool winner_moves) const;

private:
    std::vector<std::uint64_t> by_plies_;
};

/// What the attacker of an ending wins by its solution.
Wins wins_of(const sets::Distances& distances);
Wins wins_of(const sets::LargeDistances& distances);

} // namespace endgame
