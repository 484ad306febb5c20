// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "panels/record_card.h"
#include "session/trainer_session.h"
#include "show/telling.h"
#include "trainer/tally.h"

namespace show {

/// What the record says besides the moves; the tally is that of the session's round, and a comment on the
/// current move is left out where it stands elsewhere.
panels::RecordNotes notesOf(const session::TrainerSession& session, const trainer::Tally& tally,
                            Telling telling = Telling::all, bool hasComment = true);

/// The nodes of the branches that start where the current line goes another way, in the order of
/// `RecordNotes::alternatives`.
std::vector<trainer::Game::NodeId> otherBranches(const trainer::Game& game);
/// The equally good moves not taken at the current ply of the replay, in the order of
/// `RecordNotes::alternatives`.
std::vector<chess::Move> otherEquals(const session::TrainerSession& session);

} // namespace show
