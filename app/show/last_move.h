// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "chess/move.h"
#include "chess/position.h"
#include "session/trainer_session.h"

namespace show {

/// A move and the position in which it was played.
struct LastMove {
    chess::Position before;
    chess::Move move;
};

/// The move that led to the position on the board, in play or in a replay; `nullopt` at the start and in
/// set-up mode.
std::optional<LastMove> lastMove(const session::TrainerSession& session);

} // namespace show
