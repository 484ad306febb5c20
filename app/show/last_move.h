// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "chess/move.h"
#include "chess/position.h"
#include "session/trainer_session.h"

namespace show {

/// A move and the position it was played in.
struct LastMove {
    chess::Position before;
    chess::Move move;
};

/// The move that led to what is on the board, in play or in a replay; nothing at a start and in set-up.
std::optional<LastMove> lastMove(const session::TrainerSession& session);

} // namespace show
