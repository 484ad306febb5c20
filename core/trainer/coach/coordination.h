// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "trainer/coach/change.h"
#include "trainer/coach/reason.h"

namespace trainer::coach {

/// Adds the reasons why a move of the attacker improves its own pieces: pieces saved and protected, and
/// pieces that come nearer to the kings, the centre or their squares in the textbook ways to mate.
void add_coordination(std::vector<Reason>& found, const Change& change);

/// The moves that a move prepares.
enum class Preparation {
    new_always, ///< They follow all best replies, and at once they would have spoiled the win.
    always,     ///< They follow all best replies.
    any,        ///< They follow some best reply.
};

/// Adds the moves that a move prepares.
void add_preparation(std::vector<Reason>& found, const Change& change, Preparation kind);

/// True if a slower move of the same piece takes it out of reach or of danger as well.
bool is_retreat_shared(const Change& change);

/// Adds that the other side can attack no loose piece with its next move.
void add_safety(std::vector<Reason>& found, const Change& change);

} // namespace trainer::coach
