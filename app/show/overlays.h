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

/// The overlays that the user has switched on, and how much they may disclose.
struct OverlayWish {
    board::MarkSwitches switches = {};
    Telling telling = Telling::all;
    std::optional<chess::Square> heatPiece = {}; ///< the square of the heat map's piece
    bool isExercise = false;                     ///< the heat map would show the answer
};

/// The overlays that are switched on, for the board of a session in any mode; no others are computed. An
/// overlay that does not apply here has no squares and a text that explains why.
std::vector<board::Mark> overlaysOf(const session::TrainerSession& session, const OverlayWish& wish);

/// The arrangement on the board of a session, legal or not.
chess::Setup arrangementOf(const session::TrainerSession& session);

/// The square of the attacking king; `nullopt` unless each side has exactly one king.
std::optional<chess::Square> attackersKing(const session::TrainerSession& session);

} // namespace show
