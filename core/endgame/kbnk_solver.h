// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "endgame/distance_planes.h"

namespace endgame {

/// The whole of king, bishop and knight against king, indexed as kbnk_index.h tells.
struct KbnkDistances {
    /// With the attacker to move: the moves in which he mates; 0 for draws and for what cannot be.
    DistancePlanes attacker_mates_in;
    /// With the defender to move: one more than the moves in which he is mated (1: he is mated
    /// already); 0 for draws and for what cannot be.
    DistancePlanes defender_mated_in_plus_one;
};

/// Solves the ending by retrograde analysis over sets, in memory, within tens of milliseconds.
KbnkDistances solve_kbnk();

} // namespace endgame
