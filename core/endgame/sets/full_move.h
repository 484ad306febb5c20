// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "endgame/sets/hunt.h"
#include "endgame/sets/rows.h"

namespace endgame::sets {

/// A move of the side with bishop and knight and the reply to it, over sets of positions with that side to
/// move.
///
/// Keeps its scratch memory, because allocating fresh memory from the system would take as long as the work.
class FullMove {
public:
    /// Finds the positions with a move after which every reply leads into `to`, including mates, without
    /// losing a piece or giving stalemate.
    ///
    /// @param from receives these positions; must not be the same object as `to`
    void find(const Hunt& hunt, const Rows& to, Rows& from);

private:
    FoldedRows settled_{Fold::quadrant, FoldedRows::Reach::one_step_off, row_length};
    Rows forced_{Hunt::rows, row_length};
};

} // namespace endgame::sets
