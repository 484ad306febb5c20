// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "board/marks.h"
#include "chess/setup.h"
#include "chess/square.h"
#include "session/trainer_session.h"
#include "show/telling.h"

namespace show {

/// What the user wants to see over the board, and how much of it he may.
struct OverlayWish {
    board::MarkSwitches switches = {};
    Telling telling = Telling::all;
    std::optional<chess::Square> heatPiece = {}; ///< where the piece of the heat map stands
};

/// The overlays that are switched on, for what is on the board of a session in any mode; nothing else is
/// worked out. One that has nothing to show here has no squares and says so.
std::vector<board::Mark> overlaysOf(const session::TrainerSession& session, const OverlayWish& wish);

/// What is on the board of a session, legal or not.
chess::Setup arrangementOf(const session::TrainerSession& session);

/// Where the king of the side stands that attacks on the board; nothing unless each side has one king.
std::optional<chess::Square> attackersKing(const session::TrainerSession& session);

} // namespace show
