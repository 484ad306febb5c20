// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/setup.h"
#include "session/trainer_session.h"

namespace show {

/// Whether an arrangement can be played: legal and not over.
bool isPlayable(const chess::Setup& setup);
/// Whether an arrangement is known to end in mate.
bool hasLine(const session::TrainerSession& session, const chess::Setup& setup);

} // namespace show
