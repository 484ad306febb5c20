// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the coach's facts are in words: stages, and why a move is good or poor.

#include <QString>
#include <vector>

#include "trainer/coach/reason.h"
#include "trainer/coach/stage.h"

namespace text {

/// What a stage is called: "Free in the middle".
QString stageName(trainer::coach::Stage stage);

/// What the attacker is after in a stage, in one or two sentences.
QString stageAim(const trainer::coach::Standing& standing);

/// What a move does or lets go, without naming it: "Takes d5 and e5 from him."
QString reasonSentence(const trainer::coach::Reason& reason);

/// The most telling of some reasons, and one that names squares if another does; empty if there are none.
QString reasonSentences(const std::vector<trainer::coach::Reason>& reasons);

} // namespace text
