// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trainer_session.h"
#include "words.h"

namespace app {

/// What the coach says now: of the user's last move, of the hint asked for, of the end, or of the aim.
Remark remarkOf(const TrainerSession& session);

} // namespace app
