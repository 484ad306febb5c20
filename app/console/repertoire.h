// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

#include "chess/position.h"
#include "console/answer.h"
#include "endgame/tablebase_store.h"

namespace console {

struct RepertoireRequest {
    /// The moves that each move may be slower than the best one to win.
    int slower = 1;
    /// True if a draw is to be held: a position that a side wins is refused.
    bool is_held = false;
    /// True for a course in PGN.
    bool is_course = false;
};

/// `repertoire FEN`: a small set of positions to know by heart, with one move each, by which the learner
/// (`learner_of`) wins against every defence, or holds the draw. One line for each, of four tab-separated
/// fields: the FEN, the move, the moves to mate and the number of replies. Solves the ending first, if
/// `tables` may.
///
/// @param say receives the totals
Answer repertoire(const chess::Position& position, const RepertoireRequest& request,
                  endgame::TablebaseStore& tables,
                  const std::function<void(const std::string& sentence)>& say);

} // namespace console
