// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/curve_view.h"
#include "session/trainer_session.h"

namespace show {

/// The moves to mate along the game on the board, or along the line being replayed; empty in set-up mode and
/// if none of its positions is in the tablebases.
panels::Curve curveOf(const session::TrainerSession& session);

} // namespace show
