// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trainer/round.h"

namespace trainer {

/// So many moves without progress are worth a word.
inline constexpr int stalled_moves = 6;

/// Whether to say after a move of the winner's that he makes no progress: after his last six moves the mate
/// is no nearer than before them, and this one cost something. It is said once, and again only after the mate
/// has been nearer than it was then.
///
/// Only moves that keep the win count, one after the other by the same side; one that throws it away begins
/// anew.
bool stalls(const Round& round, Game::NodeId node);

} // namespace trainer
