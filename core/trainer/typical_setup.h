// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/piece.h"
#include "chess/setup.h"
#include "endgame/material.h"

namespace trainer {

/// A typical legal arrangement of an ending, the attacker to move: the pieces on their home squares, or a
/// textbook example.
///
/// The attacker wins, and not by an immediate capture, unless all wins of the ending are accidents of at most
/// seven moves: then the arrangement is drawn or, if the attacker has no winning material, lost.
chess::Setup typical_setup(const endgame::Material& material, chess::Color attacker);

} // namespace trainer
