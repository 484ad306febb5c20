// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "chess/setup.h"
#include "endgame/material.h"
#include "panels/standing_card.h"
#include "session/trainer_session.h"
#include "show/telling.h"

namespace show {

/// Where the player stands, in every mode.
panels::Standing standingOf(const session::TrainerSession& session, Telling telling = Telling::all);
/// Where an arrangement stands, whatever it is: what it is worth, why it is drawn or why it cannot be.
panels::Standing standingOf(const session::TrainerSession& session, const chess::Setup& setup,
                            Telling telling = Telling::all);

/// What it takes to work an ending of five pieces out, in words that hold on any machine.
QString priceOf(const session::TrainerSession& session, const endgame::Material& ending);
/// That an ending is not worked out, as its memory is limited by the user, and where he can raise that.
QString overLimitSentence();

} // namespace show
