// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trainer/round.h"

namespace trainer {

/// The number of moves without progress after which a remark is due.
inline constexpr int stalled_moves = 6;

/// True if a remark that the winner makes no progress is due after a move: the mate is no nearer than before
/// the winner's last six moves, of which at least half wasted moves, and so did this move. The remark is due
/// once, and again only after the mate has been nearer than it was then.
///
/// Only consecutive moves of one side that keep the win count; a move that throws it away restarts the count.
bool stalls(const Round& round, Game::NodeId node);

} // namespace trainer
