// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "panels/record_card.h"
#include "session/trainer_session.h"
#include "show/telling.h"
#include "trainer/tally.h"

namespace show {

/// The notes of the game record beside its moves. `tally` is that of the session's round; pass `hasComment` =
/// false if the comment on the current move is displayed elsewhere.
panels::RecordNotes notesOf(const session::TrainerSession& session, const trainer::Tally& tally,
                            Telling telling = Telling::all, bool hasComment = true);

/// The first nodes of the branches that leave the current line at the current node, in the order of
/// `RecordNotes::alternatives`.
std::vector<trainer::Game::NodeId> otherBranches(const trainer::Game& game);
/// The equally good moves not played at the current ply of the replay, in the order of
/// `RecordNotes::alternatives`.
std::vector<chess::Move> otherEquals(const session::TrainerSession& session);

} // namespace show
