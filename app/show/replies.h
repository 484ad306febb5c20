// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "chess/move.h"
#include "panels/replies_model.h"
#include "session/trainer_session.h"

namespace show {

/// Every legal move of the position on the board, best first, and what is said of it.
struct Replies {
    std::vector<chess::Move> moves;
    std::vector<panels::Reply> rows; ///< one for each move
};

/// The replies to what is on the board; none in set-up and until a table knows.
Replies repliesOf(const session::TrainerSession& session);

} // namespace show
