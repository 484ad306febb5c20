// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "board/marks.h"
#include "session/trainer_session.h"
#include "show/telling.h"
#include "text/words.h"

namespace show {

/// What the coach says to a user who follows the method, or that it is being prepared; nothing where it does
/// not lead.
std::optional<text::Remark> remarkOnMethod(const session::TrainerSession& session, Telling telling);

/// The moves that the method leaves open to one who follows it.
std::vector<board::Arrow> methodArrows(const session::TrainerSession& session);

} // namespace show
