// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "trainer/coach/change.h"
#include "trainer/coach/reason.h"

namespace trainer::coach {

/// Adds the reasons why a move of the attacker's improves his own pieces: pieces saved and protected, and
/// pieces that come nearer to the kings, the centre or their squares in the textbook ways to mate.
void add_coordination(std::vector<Reason>& found, const Change& change);

/// Adds the move that a move prepares: it follows all best replies and was not a best one before.
void add_preparation(std::vector<Reason>& found, const Change& change);

/// Adds that the other side can attack no loose piece with its next move.
void add_safety(std::vector<Reason>& found, const Change& change);

} // namespace trainer::coach
