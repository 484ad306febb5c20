// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "endgame/tablebase.h"
#include "trainer/coach/reason.h"
#include "trainer/coach/stage.h"

namespace trainer::coach {

/// The faults of a move that is not best, the worst first: the gains of the opponent's best replies that they
/// do not have after a best move, and then the squares it gives up. Of a defender's move only what a reply
/// wins at once: mate, a piece, a promotion, a race or a tactic. Empty if a person can see no such fault.
std::vector<Reason> concessions(const endgame::Tablebase& known, const chess::Position& position,
                                chess::Move move);

/// The most natural best move with its advantages over a slower one: reasons that the slower move does not
/// share, and those that only a comparison shows; `nullopt` if there are none.
std::optional<Explained> better_move(const StagePens& pens, const endgame::Tablebase& known,
                                     const chess::Position& position, chess::Move slower);

} // namespace trainer::coach
