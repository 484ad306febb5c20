// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "session/trainer_session.h"
#include "text/coaching.h"
#include "trainer/coach/stage.h"
#include "trainer/judge.h"

namespace show {

/// The stage of a won position; `nullopt` if it has no stage, and while its ending is being solved.
std::optional<trainer::coach::Standing> stageOf(const session::TrainerSession& session,
                                                const chess::Position& position);

/// The reasons why a judged move is best or slower; empty until its ending is solved.
text::Reasoning reasoningOf(const session::TrainerSession& session, const chess::Position& before,
                            chess::Move move, const trainer::Judgement& judgement);

/// The best moves in a position, the most natural first, as hints suggest them; empty until its ending is
/// solved.
std::vector<chess::Move> bestMovesOf(const session::TrainerSession& session, const chess::Position& position);

/// The remark on a judged move, with or without reasons. Of several best moves it names the most natural
/// first.
text::Remark remarkOnJudged(const session::TrainerSession& session, const chess::Position& before,
                            chess::Move move, const trainer::Judgement& judgement,
                            const text::Reasoning& reasoning = {});

/// The reply that shows why a judged move is slower; `nullopt` if the move is best or no such reply is found.
std::optional<chess::Move> refutationOf(const session::TrainerSession& session, const chess::Position& before,
                                        chess::Move move, const trainer::Judgement& judgement);

/// The first reason for or against a move, as a sentence; empty if no reason is found.
QString whyOf(const session::TrainerSession& session, const chess::Position& before, chess::Move move,
              const trainer::Judgement& judgement);

} // namespace show
