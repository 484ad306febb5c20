// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "board/marks.h"
#include "session/trainer_session.h"
#include "show/telling.h"
#include "text/words.h"
#include "trainer/method/field.h"

namespace show {

/// The coach's remark to a user who follows the method, or that the method is being prepared; `nullopt` if
/// the method does not apply.
std::optional<text::Remark> remarkOnMethod(const session::TrainerSession& session, Telling telling);

/// The outline of a field on a board with bishop and knight, with its name for the legend.
board::Mark fieldMark(trainer::method::Field field, const chess::Board& pieces);

/// The present field and the next one, for a user who follows the method.
std::vector<board::Mark> methodFields(const session::TrainerSession& session);

/// Arrows for the moves that the method allows a user who follows it.
std::vector<board::Arrow> methodArrows(const session::TrainerSession& session);

} // namespace show
