// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "session/trainer_session.h"
#include "show/telling.h"
#include "text/words.h"

namespace show {

/// The coach's current remark: on the user's last move, the requested hint, the end of the game, or the aim.
text::Remark remarkOf(const session::TrainerSession& session, Telling telling = Telling::all);

/// The node whose move the coach comments on: the user's last move, or the move on the board if the user is
/// browsing the game.
std::optional<trainer::Game::NodeId> remarkedNode(const session::TrainerSession& session);

/// True if the remark on a wrong answer on the board gives a reason, and not only the moves that it wastes
/// and the reply.
bool explainsTry(const session::TrainerSession& session);

/// The remarks of all hints for the user's move, in order; empty if no hints are offered.
std::vector<text::Remark> hintRemarks(const session::TrainerSession& session);

/// True if a stage of the mate begins at the position of the line that is being replayed.
bool beginsStage(const session::TrainerSession& session);

} // namespace show
