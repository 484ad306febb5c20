// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"
#include "console/answer.h"
#include "endgame/tablebase_store.h"

namespace console {

/// `line FEN`: an optimal line to mate as a PGN game that starts from the position. Solves the ending first,
/// if `tables` may. If `tables` solves five-piece endings, a comment marks the point where the fifty-move
/// rule comes before the mate.
Answer best_line(const chess::Position& position, endgame::TablebaseStore& tables);

} // namespace console
