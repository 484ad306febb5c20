// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/curve_view.h"
#include "session/trainer_session.h"

namespace show {

/// The moves to mate along the game on the board, or along the line that is replayed; empty in set-up and
/// where no table knows any of it.
panels::Curve curveOf(const session::TrainerSession& session);

} // namespace show
