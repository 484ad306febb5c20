// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "endgame/tablebase.h"
#include "trainer/game.h"

namespace trainer {

/// The first node on the line of a game (`Game::line`) whose ending is in the tablebases or is solved
/// automatically, without being named.
std::optional<Game::NodeId> first_known_ending(const Game& game, const endgame::Tablebase& tables);

} // namespace trainer
