// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What board and cards show of a session: plain values made from it, without a widget.

#include "board/diagram.h"
#include "panels/record_card.h"
#include "panels/standing_card.h"
#include "session/trainer_session.h"
#include "text/words.h"

namespace show {

board::Diagram diagramOf(const session::TrainerSession& session);

/// Where the player stands, in every mode.
panels::Standing standingOf(const session::TrainerSession& session);
/// Where an arrangement stands, whatever it is: what it is worth, why it is drawn or why it cannot be.
panels::Standing standingOf(const session::TrainerSession& session, const chess::Setup& setup);

panels::MoveRecord recordOf(const session::TrainerSession& session);
panels::RecordNotes notesOf(const session::TrainerSession& session);

/// The nodes of the branches that start where the current line goes another way, in the order of
/// `RecordNotes::alternatives`.
std::vector<trainer::Game::NodeId> otherBranches(const trainer::Game& game);
/// The equally good moves not taken at the current ply of the replay, in the order of
/// `RecordNotes::alternatives`.
std::vector<chess::Move> otherEquals(const session::TrainerSession& session);

/// Whether an arrangement can be played: legal and not over.
bool isPlayable(const chess::Setup& setup);
/// Whether an arrangement is known to end in mate.
bool hasLine(const session::TrainerSession& session, const chess::Setup& setup);

} // namespace show
