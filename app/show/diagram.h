// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/diagram.h"
#include "chess/annotations.h"
#include "session/trainer_session.h"
#include "show/overlays.h"

namespace show {

/// What the board shows of a session, in every mode.
board::Diagram diagramOf(const session::TrainerSession& session, const OverlayWish& wish = {});

/// Draws what somebody drew in a comment.
void addDrawing(board::Diagram& diagram, const chess::Comment& comment);

} // namespace show
