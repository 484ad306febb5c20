// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "endgame/tablebase.h"
#include "trainer/game.h"

namespace trainer {

/// Where the line of a game, as `Game::line` gives it, first reaches an ending that a table knows, or can
/// know without being asked for it by name.
std::optional<Game::NodeId> first_known_ending(const Game& game, const endgame::Tablebase& tables);

} // namespace trainer
