// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "board/marks.h"
#include "panels/step_row.h"
#include "session/trainer_session.h"

namespace show {

/// The stages of the mate on the board as steps; empty if it has no stages, and for a defending user, as the
/// aims are the attacker's.
panels::Steps stagesOf(const session::TrainerSession& session);

/// The squares that matter in one of these steps, adapted to the position if it is the present one; `nullopt`
/// if there is no such step.
std::optional<board::Mark> stageMark(const session::TrainerSession& session, int step);

} // namespace show
