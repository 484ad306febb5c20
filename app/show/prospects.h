// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "chess/setup.h"
#include "session/trainer_session.h"
#include "trainer/game.h"

namespace show {

/// Why what is on the board is over, if it is: the round by its rules, anything else by itself.
std::optional<trainer::GameEnd> endOf(const session::TrainerSession& session);
/// Whether an arrangement can be played: legal and not over.
bool isPlayable(const chess::Setup& setup);
/// Whether an arrangement is known to end in mate.
bool hasLine(const session::TrainerSession& session, const chess::Setup& setup);

} // namespace show
