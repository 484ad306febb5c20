// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "chess/move.h"
#include "panels/report_page.h"
#include "session/trainer_session.h"
#include "show/telling.h"
#include "trainer/report.h"

namespace show {

/// What a round came to, or comes to so far, in words.
panels::Report wordsOf(const session::TrainerSession& session, const trainer::Report& report);

/// Names the user's move that went wrong: "The win was thrown away with 7. Nd5."; empty if there is none.
QString mistakeSentence(const session::TrainerSession& session, const trainer::Report& report);

/// The best reply to the user's mistake on the board; `nullopt` while the reply is coming, unless the mistake
/// changed the result, where the quality of moves is hidden, and while a page asks for a move.
std::optional<chess::Move> refutationOnBoard(const session::TrainerSession& session, Telling telling);

/// The best reply to a move that is not the answer to a question, also where it is the only one.
std::optional<chess::Move> replyToTry(const session::TrainerSession& session);

} // namespace show
