// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "endgame/material.h"
#include "endgame/sets/rows.h"
#include "endgame/sets/solved_endings.h"

namespace endgame::sets {

/// The legal placements with the defender to move that are not lost yet, won ones included, but have a losing
/// move.
///
/// @pre the material and all endings it can convert into are among the solved
Rows not_yet_lost(const Material& material, const SolvedEndings& solved);

} // namespace endgame::sets
