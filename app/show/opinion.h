// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "chess/position.h"
#include "engine/engine.h"
#include "session/trainer_session.h"

namespace show {

/// What the user's engine thinks of a position, marked as its opinion; empty where it is not asked.
QString opinionOn(const session::TrainerSession& session, const chess::Position& position);

/// Why an engine is of no use: "Stockfish 15.1 does not answer any more."
QString troubleSentence(const QString& name, engine::Trouble trouble);

} // namespace show
