// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "chess/move.h"
#include "endgame/tablebase.h"
#include "trainer/game.h"
#include "trainer/random.h"

namespace trainer {

/// The perfect reply at the current node of a game: the longest resistance for the side that loses, the
/// shortest way to mate for the side that wins, and in a draw one of the most testing moves
/// (practical_chances.h).
///
/// Among equals it avoids positions that have occurred in the game before, as far as possible, and then
/// chooses at random. The moves can be restricted to those allowed; all are if none is named. `nullopt` if
/// there is no such move or no table covers the position.
std::optional<chess::Move> choose_reply(const endgame::Tablebase& tablebase, const Game& game, Random& random,
                                        const std::vector<chess::Move>& allowed = {});

} // namespace trainer
