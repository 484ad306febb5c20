// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "chess/move.h"
#include "panels/report_page.h"
#include "session/trainer_session.h"
#include "show/telling.h"
#include "trainer/report.h"

namespace show {

/// Describes the result of a round, or its progress so far.
panels::Report wordsOf(const session::TrainerSession& session, const trainer::Report& report);

/// Names the user's worst mistake: "The win was thrown away with 7. Nd5."; empty without a mistake.
QString mistakeSentence(const session::TrainerSession& session, const trainer::Report& report);

/// Asks for another move than the user's costly one that led to a node, and explains what was wrong with it.
text::Remark remarkOnRetry(const session::TrainerSession& session, trainer::Game::NodeId id);

/// The best reply to the user's mistake on the board; `nullopt` on a page that asks for a move. After a
/// mistake that did not change the result, also `nullopt` if the quality of moves is hidden, and while the
/// reply is due unless the explanation names it.
std::optional<chess::Move> refutationOnBoard(const session::TrainerSession& session, Telling telling);

/// The best reply to a move that is not the answer to a question, even if it is the only one.
std::optional<chess::Move> replyToTry(const session::TrainerSession& session);

} // namespace show
