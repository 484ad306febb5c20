// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "chess/position.h"
#include "endgame/pens.h"
#include "endgame/sets/distance_planes.h"

namespace endgame {

/// The smallest regions in which bishop and knight can hold the lone king for some moves, whatever it does.
///
/// Within a region c of a picture, with the attacker to move and n moves still to come,
///
///     Held(c, 0)      are the won positions with the lone king in region c,
///     Held(c, n + 1)  those from which a move leads to where every reply leads into Held(c, n), mates among
///                     them.
class Holds {
public:
    /// Finds the holds of all won positions, in memory, within some hundredths of a second.
    ///
    /// @param pens tell the won positions
    static Holds solve(const RegionPicture& picture, int moves, const Pens& pens);

    /// The number of the smallest region in which the lone king can be held; `nullopt` in other endings,
    /// unless the position is won, and with the defender to move.
    std::optional<int> of(const chess::Position& position) const;

private:
    explicit Holds(sets::DistancePlanes planes) : planes_{std::move(planes)} {}

    /// One more than the region; 0 where there is none.
    sets::DistancePlanes planes_;
};

} // namespace endgame
