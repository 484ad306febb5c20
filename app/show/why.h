// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "chess/move.h"
#include "chess/position.h"
#include "session/trainer_session.h"
#include "text/coaching.h"
#include "trainer/coach/stage.h"
#include "trainer/judge.h"

namespace show {

/// The stage of a won position; nothing if it has none, or not yet while its ending is being solved.
std::optional<trainer::coach::Standing> stageOf(const session::TrainerSession& session,
                                                const chess::Position& position);

/// Why a judged move is best or slower; empty until its ending is solved.
text::Reasoning reasoningOf(const session::TrainerSession& session, const chess::Position& before,
                            chess::Move move, const trainer::Judgement& judgement);

/// The reply that shows why a judged move is slower; `nullopt` if it is best or there is nothing to see.
std::optional<chess::Move> refutationOf(const session::TrainerSession& session, const chess::Position& before,
                                        chess::Move move, const trainer::Judgement& judgement);

/// The first reason for or against a move, as a sentence; empty if there is none.
QString whyOf(const session::TrainerSession& session, const chess::Position& before, chess::Move move,
              const trainer::Judgement& judgement);

} // namespace show
