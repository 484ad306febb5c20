// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "chess/move.h"
#include "panels/replies_model.h"
#include "session/trainer_session.h"

namespace show {

/// Every legal move of the position on the board, best first, with its evaluation.
struct Replies {
    std::vector<chess::Move> moves;
    std::vector<panels::Reply> rows; ///< one for each move
};

/// The moves of the position on the board with their evaluations; empty in set-up mode and if the position is
/// not in the tablebases.
Replies repliesOf(const session::TrainerSession& session);

} // namespace show
