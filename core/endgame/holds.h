// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "chess/position.h"
#include "endgame/pens.h"
#include "endgame/sets/distance_planes.h"

namespace endgame {

/// The smallest regions in which bishop and knight can hold the lone king for some moves against any defence.
///
/// For a region c of a picture, the attacker to move and n moves to come,
///
///     Held(c, 0)      are the won positions with the lone king in region c,
///     Held(c, n + 1)  are those with a move after which every reply leads into Held(c, n), including
///                     mates.
class Holds {
public:
    /// Solves the holds of all won positions, in memory, in some hundredths of a second.
    ///
    /// @param pens determine which positions are won
    static Holds solve(const RegionPicture& picture, int moves, const Pens& pens);

    /// The number of the smallest region in which the lone king can be held; `nullopt` in other endings, if
    /// the position is not won, and with the defender to move.
    std::optional<int> of(const chess::Position& position) const;

private:
    explicit Holds(sets::DistancePlanes planes) : planes_{std::move(planes)} {}

    /// The region plus one; 0 without such a region.
    sets::DistancePlanes planes_;
};

} // namespace endgame
