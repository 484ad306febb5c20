// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

#include "chess/game_tree.h"
#include "endgame/tablebase.h"
#include "trainer/judge.h"

namespace trainer {

/// Says in words what a move costs; empty if it costs nothing.
using CostWords = std::function<std::string(const Judgement& judgement)>;

/// Writes into a game what the tables know of its moves, those of variations included:
///
/// - behind every move into a known ending `[%eval #5]`, the moves to mate, White's mate positive, Black's
///   negative, or `[%eval 0.00]` for a draw; none behind checkmate. An evaluation that stands there already
///   gives way.
/// - behind a move from a known ending `$4` if it throws the win or the draw away, `$6` if it costs five
///   moves or more, and what it costs in words.
///
/// Doing it again changes nothing.
void annotate(chess::GameTree& tree, const endgame::Tablebase& tables, const CostWords& words);

} // namespace trainer
