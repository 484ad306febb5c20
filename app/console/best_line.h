// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"
#include "console/answer.h"
#include "endgame/tablebase_store.h"

namespace console {

/// `line FEN`: an optimal line to mate as a PGN game that starts from the position. It solves the ending
/// first, if `tables` may learn it. With five pieces a comment tells where the fifty-move rule would come
/// before the mate.
Answer best_line(const chess::Position& position, endgame::TablebaseStore& tables);

} // namespace console
