// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Tactics by their names. A name stands only if it matters: unless another condition is given, each reply
// lets a piece of the tactic be captured for a gain, without spoiling the result, and none of these captures
// was there before the move.

#include <optional>
#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "endgame/tablebase.h"
#include "trainer/coach/reason.h"

namespace trainer::coach {

/// Returns the tactics of a legal move of either side, the most important first; empty without a tablebase.
std::vector<Reason> tactics(const endgame::Tablebase& known, const chess::Position& position,
                            chess::Move move);

/// The fork or skewer by a legal move of a piece other than a pawn; `nullopt` if there is none.
///
/// @pre the tablebase covers the position
std::optional<Reason> double_attack(const endgame::Tablebase& known, const chess::Position& position,
                                    chess::Move move);

/// The fork or skewer that a check prepares, or the series of checks that it begins; `nullopt` if there is
/// none, or with five pieces, which would take too long.
std::optional<Reason> prepared_tactic(const endgame::Tablebase& known, const chess::Position& position,
                                      chess::Move move);

/// True if a legal move is the only one of several that keeps a win or a draw.
bool is_only_good_move(const endgame::Tablebase& known, const chess::Position& position, chess::Move move);

} // namespace trainer::coach
