// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "chess/setup.h"
#include "session/trainer_session.h"
#include "trainer/game.h"

namespace show {

/// The end of the game on the board, if it is over: of the round by its rules, of any other position by
/// itself.
std::optional<trainer::GameEnd> endOf(const session::TrainerSession& session);
/// True if an arrangement can be played: it is legal and the game is not over.
bool isPlayable(const chess::Setup& setup);
/// True if an arrangement is in the tablebases, decided, and not yet mate.
bool hasLine(const session::TrainerSession& session, const chess::Setup& setup);

} // namespace show
