// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "chess/bitboard.h"
#include "chess/board.h"
#include "chess/position.h"
#include "endgame/verdict.h"

namespace trainer {

/// The corners of a board with bishop and knight: mate can be forced in those of the bishop's colour.
struct Corners {
    chess::Bitboard right;
    chess::Bitboard wrong;

    friend bool operator==(const Corners&, const Corners&) = default;
};

/// The right and the wrong corners, if bishop and knight stand against a bare king.
std::optional<Corners> corners(const chess::Board& board);

/// How many moves the winner may lose before the fifty-move rule saves the other side; below zero if it
/// already does.
///
/// In KBNK this is exact, since no winning move sets the clock back: the win stands while the halfmove
/// clock and the plies to mate are together at most 100, and a mate on the hundredth ply counts.
int moves_to_spare(const chess::Position& position, endgame::Plies to_mate);

} // namespace trainer
