// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "chess/position.h"
#include "engine/engine.h"
#include "session/trainer_session.h"

namespace show {

/// The user's engine's evaluation of a position, marked as an opinion; empty if the engine is not analysing
/// it.
QString opinionOn(const session::TrainerSession& session, const chess::Position& position);

/// The reason why an engine cannot be used: "Stockfish 15.1 is no longer responding."
QString troubleSentence(const QString& name, engine::Trouble trouble);

} // namespace show
