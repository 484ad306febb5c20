// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "chess/position.h"
#include "endgame/tablebase.h"
#include "trainer/drill.h"
#include "trainer/round.h"

namespace trainer {

/// The position with left and right exchanged, its clocks at the start of a game; nothing where somebody may
/// castle, for that has no mirror image.
std::optional<chess::Position> mirrored(const chess::Position& position);

/// What deals more starts like that of a round: what it was dealt by; else the same ending, attacker, bishop
/// and prospect, and a mate at most two moves nearer or farther. Counted from where a game reaches an ending
/// of the tables; nothing if none does, or its pieces alone decide nothing.
std::optional<Drill> drill_like(const Round& round, const endgame::Tablebase& tables);

} // namespace trainer
