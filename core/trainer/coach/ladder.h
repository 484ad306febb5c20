// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The hints for a position, one rung after the other: each reveals more than the one before.

#include <optional>
#include <vector>

#include "chess/bitboard.h"
#include "chess/move.h"
#include "chess/position.h"
#include "endgame/tablebase.h"
#include "trainer/coach/advice.h"
#include "trainer/coach/reason.h"
#include "trainer/coach/slower.h"
#include "trainer/coach/stage.h"

namespace trainer::coach {

/// The rungs from the bottom up.
enum class Rung {
    aim,     ///< The purpose of the move.
    squares, ///< The squares that the aim concerns.
    piece,   ///< The piece to move.
    target,  ///< The squares it may go to for the aim.
    moves,   ///< Every best move, with its reasons.
    play,    ///< The move is played.
};

/// The most natural best move, its aim, and the rungs that add something.
struct Ladder {
    chess::Move move;
    std::vector<chess::Move> best;       ///< all of them, those to the targets first
    bool is_draw = false;                ///< they hold a draw
    bool is_free = false;                ///< every legal move is as good, and none gains material in a draw
    std::vector<Reason> reasons;         ///< of `move`
    std::optional<Contrast> contrast;    ///< with a worse move, if no reason sets `move` apart
    std::optional<Reason> aim;           ///< the first of these
    const AdviceEntry* advice = nullptr; ///< to the side to move, which `move` follows; null if there is none
    chess::Bitboard squares;             ///< that `aim` concerns, without giving the move away
    /// Those of the best moves of the piece that share `aim`, or without one follow `advice`.
    chess::Bitboard targets;
    bool is_told = false;    ///< the advice that is shown answers the question of `aim`
    std::vector<Rung> rungs; ///< never empty
};

/// The ladder for the side to move; `nullopt` if it has no move or the position is not in the tablebases.
///
/// @param is_advised true if the advice for the position is shown: the ladder then begins with what it leaves
///     open
std::optional<Ladder> ladder(const StagePens& pens, const endgame::Tablebase& known,
                             const chess::Position& position, bool is_advised = false);

/// The rung to climb to from another, or from the ground; `nullopt` from the top.
std::optional<Rung> above(const Ladder& ladder, std::optional<Rung> rung);

} // namespace trainer::coach
