// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What can be hinted at in a position, one rung after the other: each tells more than the one before.

#include <optional>
#include <vector>

#include "chess/bitboard.h"
#include "chess/move.h"
#include "chess/position.h"
#include "endgame/tablebase.h"
#include "trainer/coach/reason.h"
#include "trainer/coach/stage.h"

namespace trainer::coach {

/// The rungs from the bottom up.
enum class Rung {
    aim,     ///< What the move is for.
    squares, ///< The squares that this is about.
    piece,   ///< The piece to move.
    target,  ///< The squares it may go to.
    moves,   ///< Every best move, and why.
    play,    ///< The move is played.
};

/// The most natural best move, its aim, and the rungs that add something.
struct Ladder {
    chess::Move move;
    std::vector<chess::Move> best; ///< all of them, `move` among them
    bool is_draw;                  ///< they hold a draw
    bool is_free;                  ///< nothing is lost by any legal move
    std::vector<Reason> reasons;   ///< of `move`
    std::optional<Reason> aim;     ///< the first of these
    chess::Bitboard squares;       ///< that `aim` is about, without giving the move away
    chess::Bitboard targets;       ///< where the best moves of the piece go
    std::vector<Rung> rungs;       ///< never empty
};

/// The ladder for the side to move; nothing where it has no move or no table knows.
std::optional<Ladder> ladder(const StagePens& pens, const endgame::Tablebase& known,
                             const chess::Position& position);

/// The rung to climb to from another, or from the ground; nothing from the top.
std::optional<Rung> above(const Ladder& ladder, std::optional<Rung> rung);

} // namespace trainer::coach
