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
#include "endgame/verdict.h"
#include "trainer/repertoire/move_set.h"
#include "trainer/repertoire/selector.h"

namespace trainer::repertoire {

/// A reply to a known move.
struct KnownReply {
    /// The index of the known move in its repertoire; `nullopt` for a first move, by the opponent.
    std::optional<std::size_t> to;
    chess::Move move;
};

/// A position to know by heart, with its move.
struct KnownMove {
    chess::Position position;
    chess::Move move;
    /// The moves to mate with best play by both sides; 0 if the position is drawn.
    int moves_to_mate;
    /// The legal replies to the move.
    std::size_t replies;
    /// The reply that leads to the position; `nullopt` if it is the start.
    std::optional<KnownReply> after;
    /// True if the learner knows the move already.
    bool is_learnt = false;
    /// The other moves after which every line stays in the set, too, and is no longer.
    std::vector<chess::Move> others{};
};

/// One move for each position of a set that no reply leaves until the line ends: by mate, or in another
/// ending with the same result, after a capture by either side or a promotion by the learner. A reply after
/// which the learner may capture or promote with the same result ends the line, too: that need not be known
/// by heart. A promotion by the opponent does not end a line that is won. A line that holds a draw ends with
/// stalemate and with a reply that loses, too, and may go in circles; one that wins does not.
///
/// A draw that takes too many positions to learn is held against threats only: pawn moves, replies to a
/// check, moves after which passing would lose, and those after which at least half of the moves lose. Any
/// other reply ends the line.
///
/// Images of a position under the symmetries of the board count as one.
struct Repertoire {
    /// Has either side to move.
    chess::Position start;
    /// The start comes first if the learner is to move there. Each other position is as it first occurs if
    /// all lines are played one after the other, in this order; a line goes on with the reply that resists
    /// longest.
    std::vector<KnownMove> moves;
    /// The moves of the longest line to win, the last one included; 0 if the lines hold a draw.
    int longest;
    /// True if the lines hold a draw against threats only.
    bool answers_only_threats = false;
};

/// The moves that a move of a repertoire is slower than the best one, at most: slower ones hardly make a set
/// smaller, but take longer and longer to compare.
inline constexpr int most_slower = 5;

/// The wishes of a learner.
struct Wishes {
    /// The moves that each move may be slower than the best one to win; no more than `most_slower` are used.
    int slower = 1;
    /// The moves that the learner knows already: their positions add nothing to the size of the repertoire.
    MoveSet learnt{};
    /// The moves of courses, which are preferred to others that are as good.
    MoveSet shown{};
};

/// The reasons for which no repertoire can be given.
enum class Failure {
    not_covered, ///< The tablebase does not cover the position.
    over,        ///< The game is over, or no move needs an answer.
    too_large,   ///< More positions would have to be compared, or known, than the limits allow.
    stopped,     ///< A stop was requested.
};

/// The positions that are compared at most to win, up to symmetry; this bounds time and memory. Half as many
/// with pawns or against pieces.
inline constexpr std::size_t most_compared = 200'000;

/// The side that learns by heart in a position with a result: the one that wins; in a draw, the one that has
/// to hold it (`defender_of_draw`). Either side may be to move.
chess::Color learner_of(const chess::Position& position, const endgame::Verdict& verdict);

/// Finds a small repertoire for the learner, which wins or holds the draw. Takes seconds.
///
/// @param progress is called on the same thread
chess::Result<Repertoire, Failure> find_repertoire(const endgame::Tablebase& known,
                                                   const chess::Position& start, const Wishes& wishes,
                                                   const std::stop_token& stop = {},
                                                   const SelectionProgress& progress = {});

} // namespace trainer::repertoire
