// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "panels/report_page.h"
#include "session/trainer_session.h"
#include "trainer/report.h"

namespace show {

/// What a round came to, or comes to so far, in words.
panels::Report wordsOf(const session::TrainerSession& session, const trainer::Report& report);

} // namespace show
