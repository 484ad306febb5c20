// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "board/marks.h"
#include "panels/step_row.h"
#include "session/trainer_session.h"
#include "text/words.h"

namespace show {

/// The stages of the mate on the board as steps; none where it has none, and for a user who is to be mated:
/// their aims are not his.
panels::Steps stagesOf(const session::TrainerSession& session);

/// What the coach says about one of these steps, its name and its aim; nothing if there is no such step.
std::optional<text::Remark> remarkOnStage(const session::TrainerSession& session, int step);

/// The squares that matter in one of these steps, those of the present one as they are here and now; nothing
/// if there is no such step.
std::optional<board::Mark> stageMark(const session::TrainerSession& session, int step);

} // namespace show
