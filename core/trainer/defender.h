// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "chess/move.h"
#include "endgame/tablebase.h"
#include "trainer/game.h"
#include "trainer/random.h"

namespace trainer {

/// Returns a perfect reply at the current node of a game: the longest resistance for the losing side, the
/// shortest mate for the winning side, and in a draw one of the most testing moves (practical_chances.h).
///
/// Among equal moves it prefers positions that have occurred least often in the game and then chooses at
/// random. `allowed` restricts the moves; if it is empty, all moves are allowed. `nullopt` if there is no
/// such move or no tablebase covers the position.
std::optional<chess::Move> choose_reply(const endgame::Tablebase& tablebase, const Game& game, Random& random,
                                        const std::vector<chess::Move>& allowed = {});

} // namespace trainer
