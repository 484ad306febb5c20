// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "endgame/material.h"
#include "endgame/sets/rows.h"
#include "endgame/sets/solved_endings.h"

namespace endgame::sets {

/// Defender to move: the legal placements he has not lost yet, though some move of his loses; what he wins is
/// among them.
///
/// @pre the material and all it can turn into are among the solved
Rows not_yet_lost(const Material& material, const SolvedEndings& solved);

} // namespace endgame::sets
