// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/diagram.h"
#include "board/own_marks.h"
#include "chess/annotations.h"
#include "session/trainer_session.h"
#include "show/overlays.h"

namespace show {

/// The board's diagram of a session, in every mode.
board::Diagram diagramOf(const session::TrainerSession& session, const OverlayWish& wish = {});

/// Adds the circles and arrows of a comment to the diagram.
void addDrawing(board::Diagram& diagram, const chess::Comment& comment);

/// The circles and arrows that the user has drawn, as a comment.
chess::Comment drawingOf(const board::OwnMarks& drawn);

} // namespace show
