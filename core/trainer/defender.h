// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "chess/move.h"
#include "endgame/tablebase.h"
#include "trainer/game.h"
#include "trainer/random.h"

namespace trainer {

/// The perfect reply at the current node of a game: the longest resistance for the side that loses, the
/// shortest way for the side that wins, and what keeps the draw, a capture first.
///
/// Among equals it avoids positions that have come in this game already, as far as it can, and then
/// leaves it to chance. Nothing if there is no move or no table covers the position.
std::optional<chess::Move> choose_reply(const endgame::Tablebase& tablebase, const Game& game,
                                        Random& random);

} // namespace trainer
