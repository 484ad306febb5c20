// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The rungs of the hints as text.

#include <QString>

#include "text/words.h"
#include "trainer/coach/ladder.h"
#include "trainer/round.h"

namespace text {

/// Returns the hint of a rung: the aim as a question, with the most specific information so far below it;
/// from the rung `moves` on, the move and the reason for it.
Remark hintRemark(const chess::Position& position, const trainer::coach::Ladder& ladder,
                  trainer::coach::Rung rung);

/// Returns a summary of the help used in a game, up to the end of its line; empty without help.
QString helpSentence(const trainer::Round& round);

/// Returns the help of a rung for the game record: "Hint used: the piece."
QString helpSentence(trainer::coach::Rung rung);

} // namespace text
