// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <stop_token>
#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "chess/result.h"
#include "endgame/tablebase.h"
#include "trainer/repertoire/selector.h"

namespace trainer::repertoire {

/// A position to know by heart, with its move.
struct KnownMove {
    chess::Position position;
    chess::Move move;
    /// The moves to mate with best play by both sides.
    int moves_to_mate;
    /// The legal replies to the move.
    std::size_t replies;
};

/// One move for each position of a set that no reply leaves until the line ends: by mate, or in another
/// ending that is won as well, after a capture by either side or a promotion by the winner. A promotion by
/// the defender does not end a line.
///
/// Images of a position under the symmetries of the board count as one. No line goes in circles.
struct Repertoire {
    /// The start comes first; each other position is as it first occurs on a line from the start.
    std::vector<KnownMove> moves;
    /// The moves of the longest line, the last one included.
    int longest;
};

/// The reasons for which no repertoire can be given.
enum class Failure {
    not_covered, ///< The tablebase does not cover the position.
    drawn,       ///< The position is drawn.
    lost,        ///< The side to move loses.
    too_large,   ///< More positions would have to be compared than `most_compared`.
    stopped,     ///< A stop was requested.
};

/// The positions that are compared at most, up to symmetry; this bounds time and memory.
inline constexpr std::size_t most_compared = 200'000;

/// Finds a small repertoire for the side to move, which wins. Takes seconds.
///
/// @param slower the moves that each move may be slower than the best one
/// @param progress is called on the same thread
chess::Result<Repertoire, Failure> find_repertoire(const endgame::Tablebase& known,
                                                   const chess::Position& start, int slower,
                                                   const std::stop_token& stop = {},
                                                   const SelectionProgress& progress = {});

} // namespace trainer::repertoire
