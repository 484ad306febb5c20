// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "chess/setup.h"
#include "endgame/material.h"
#include "panels/standing_card.h"
#include "session/trainer_session.h"
#include "show/telling.h"

namespace show {

/// The evaluation of the position on the board, in every mode.
panels::Standing standingOf(const session::TrainerSession& session, Telling telling = Telling::all);
/// The evaluation of any arrangement: its result, and why it is drawn or illegal.
panels::Standing standingOf(const session::TrainerSession& session, const chess::Setup& setup,
                            Telling telling = Telling::all);

/// The time and memory needed to solve a five-piece ending, in words that hold on any machine.
QString priceOf(const session::TrainerSession& session, const endgame::Material& ending);
/// Shortens the offer to solve an ending on a page of a course, which states the result itself; removes the
/// offer while the text is read, and the advice to remove pieces.
void shortenOffer(const session::TrainerSession& session, panels::Standing& standing, bool isRead);
/// Explains that an ending is not solved because the user limits the memory, and where to raise the limit.
QString overLimitSentence();

} // namespace show
