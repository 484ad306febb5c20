// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the rungs of the hints are in words.

#include <QString>

#include "text/words.h"
#include "trainer/coach/ladder.h"
#include "trainer/round.h"

namespace text {

/// What a rung tells about a position: the aim as a question, and below it what was told since; from the
/// moves on, the move and why.
Remark hintRemark(const chess::Position& position, const trainer::coach::Ladder& ladder,
                  trainer::coach::Rung rung);

/// What the program did for the user in a round, as far as its line goes; empty if it did nothing.
QString helpSentence(const trainer::Round& round);

/// What was told at a rung, as the record has it: "Hint: the piece."
QString helpSentence(trainer::coach::Rung rung);

} // namespace text
