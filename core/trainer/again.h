// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "chess/position.h"
#include "endgame/tablebase.h"
#include "trainer/drill.h"
#include "trainer/round.h"

namespace trainer {

/// The position flipped horizontally, with its clocks reset; `nullopt` if there are castling rights, because
/// such a position has no mirror image.
std::optional<chess::Position> mirrored(const chess::Position& position);

/// The drill that produces more starts like that of a round: the one that the round was dealt from, or else a
/// drill with the same ending, attacker, bishop and prospect, and a mate at most two moves shorter or longer.
///
/// A game counts from its first position in the tablebases; `nullopt` if there is none or if its pieces alone
/// decide nothing.
std::optional<Drill> drill_like(const Round& round, const endgame::Tablebase& tables);

} // namespace trainer
