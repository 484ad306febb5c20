// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "session/trainer_session.h"
#include "trainer/coach/reason.h"
#include "trainer/coach/stage.h"
#include "trainer/judge.h"

namespace show {

/// The stage of a won position; nothing if it has none, or not yet while its ending is being solved.
std::optional<trainer::coach::Standing> stageOf(const session::TrainerSession& session,
                                                const chess::Position& position);

/// What a judged move does if nothing is better, the most telling first, else what it lets go, the worst
/// first; empty until its ending is solved.
std::vector<trainer::coach::Reason> reasonsOf(const session::TrainerSession& session,
                                              const chess::Position& before, chess::Move move,
                                              const trainer::Judgement& judgement);

/// The first of them to be told, as a sentence; empty where nothing is to be said.
QString whyOf(const session::TrainerSession& session, const chess::Position& before, chess::Move move,
              const trainer::Judgement& judgement);

} // namespace show
