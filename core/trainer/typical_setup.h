// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/piece.h"
#include "chess/setup.h"
#include "endgame/material.h"

namespace trainer {

/// A legal arrangement to begin with for an ending, the attacker to move: the pieces on their home squares,
/// or what the textbooks begin with.
///
/// The attacker wins it, and not by taking at once, unless the ending has no wins but accidents of seven
/// moves and fewer: then it is drawn or, where he has nothing to win with, lost.
chess::Setup typical_setup(const endgame::Material& material, chess::Color attacker);

} // namespace trainer
