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

/// What is wrong with a move of the attacker's that is not best, the worst first: what the opponent's best
/// replies gain that they do not gain after a best move. Empty if that is nothing a person can see.
std::vector<Reason> concessions(const endgame::Tablebase& known, const chess::Position& position,
                                chess::Move move);

/// The most natural best move that has an advantage over a slower one, with its advantages: reasons which the
/// slower move does not share, and what only a comparison shows; `nullopt` if there is none.
std::optional<Explained> better_move(const StagePens& pens, const endgame::Tablebase& known,
                                     const chess::Position& position, chess::Move slower);

} // namespace trainer::coach
