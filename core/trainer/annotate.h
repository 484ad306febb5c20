// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

#include "chess/game_tree.h"
#include "endgame/tablebase.h"
#include "trainer/judge.h"

namespace trainer {

/// Returns a text about the cost of a move; empty if it costs no moves.
using CostWords = std::function<std::string(const Judgement& judgement)>;

/// Annotates the moves of a game, including those of variations, with their tablebase values:
///
/// - after every move into a known ending `[%eval #5]`, the moves to mate, positive if White mates and
///   negative if Black does, or `[%eval 0.00]` for a draw; omitted after checkmate. Replaces an existing
///   evaluation.
/// - after a move from a known ending `$4` if it throws away the win or the draw, `$6` if it costs five moves
///   or more, and the text about its cost.
///
/// Idempotent.
void annotate(chess::GameTree& tree, const endgame::Tablebase& tables, const CostWords& words);

} // namespace trainer
