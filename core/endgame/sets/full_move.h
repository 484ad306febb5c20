// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "endgame/sets/hunt.h"
#include "endgame/sets/rows.h"

namespace endgame::sets {

/// A move of bishop and knight's side and the reply to it, over sets of positions with that side to move.
///
/// It keeps its scratch memory, because memory fresh from the system takes as long as the work.
class FullMove {
public:
    /// Finds the positions from which a move leads to where every reply leads into `to`, mates among them,
    /// and neither a piece falls nor stalemate comes.
    ///
    /// @param from receives them; another set than `to`
    void find(const Hunt& hunt, const Rows& to, Rows& from);

private:
    FoldedRows settled_{Fold::quadrant, FoldedRows::Reach::one_step_off, row_length};
    Rows forced_{Hunt::rows, row_length};
};

} // namespace endgame::sets
