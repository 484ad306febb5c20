// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "chess/bitboard.h"
#include "chess/board.h"
#include "chess/piece.h"
#include "chess/position.h"
#include "chess/square.h"
#include "endgame/material.h"
#include "endgame/tablebase.h"
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

/// The key squares of a pawn against the bare king, as the textbooks have them (Wikipedia, "Key square",
/// after Müller and Lamprecht, "Secrets of Pawn Endings", and Silman, "Complete Endgame Course"): with his
/// king on one of them the pawn's side wins, whoever is to move.
///
///     8  . . . . . . . .   . . . . # # # .   . . . # . # . .   . # . . . . . .
///     7  . . . . . . . .   . . . . # # # .   . . . # P # . .   . # . . . . . .
///     6  . . . . . . . .   . . . . . P . .   . . . . . . . .   . . . . . . . .
///     5  . . . . . . . .   . . . . . . . .   . . . . . . . .   . . . . . . . .
///     4  . . # # # . . .   . . . . . . . .   . . . . . . . .   P . . . . . . .
///     3  . . . . . . . .   . . . . . . . .   . . . . . . . .   . . . . . . . .
///     2  . . . P . . . .   . . . . . . . .   . . . . . . . .   . . . . . . . .
///        2nd to 4th rank   5th and 6th rank  7th rank          rook pawn
///
/// Of all positions in which the pawn cannot be taken at once these are the exceptions, up to left and right:
/// with pawns of the b- to g-files two, both stalemates (Kc7 or Kc8, b6 against Ka8); with rook pawns
/// 140 of 1,290, in which the defending king is near enough to stop a pawn that is not beyond its fifth rank.
///
/// @pre the pawn is not on the first or eighth rank
chess::Bitboard key_squares(chess::Square pawn, chess::Color color);

/// What a side's pieces are worth in the beginners' count: pawn 1, knight and bishop 3, rook 5, queen 9.
int points(const chess::Board& board, chess::Color side);

/// How many moves the winner may lose before the fifty-move rule saves the other side; below zero if it
/// already does.
///
/// The win stands while the halfmove clock and the plies to mate are together at most 100, and a mate on
/// the hundredth ply counts. That is exact where nothing on the way to mate can set the clock back
/// (`is_fifty_move_exact`), as in KBNK; elsewhere at least this number of moves can be lost.
int moves_to_spare(const chess::Position& position, endgame::Plies to_mate);

/// Whether no way to mate in an ending leads over a capture or a pawn's move: there is no pawn, the defender
/// has but his king, and whatever piece he took, he would draw.
bool is_fifty_move_exact(const endgame::Material& material);

/// The side that wins by best play from a position; nothing if nobody does, or if it is not known.
std::optional<chess::Color> winner_of(const chess::Position& position,
                                      const std::optional<endgame::Verdict>& verdict);

/// The winner's moves to spare where they are known exactly; nothing elsewhere, in a draw and after the mate.
std::optional<int> exact_moves_to_spare(const chess::Position& position, const endgame::Verdict& verdict);

/// Whether best play, the quickest mate against the longest defence, breaks the fifty-move rule, as the table
/// proves: on every line of best play fifty moves pass without a capture or a pawn's move before the mate.
/// That is so without looking where no pawn is on the board and the mate is then still farther away than it
/// ever is after a capture; else the lines are followed. False where that is not proved, as where there are
/// too many of them to be followed at once (some hundred positions), and where nobody wins.
bool breaks_fifty_move_rule(const endgame::Tablebase& tablebase, const chess::Position& position,
                            const endgame::Verdict& verdict);

/// The side that attacks in a position: the one that wins by best play; if nobody does, or it is not known,
/// the one with more material, and of equals the one to move.
chess::Color attacker_of(const chess::Position& position, const std::optional<endgame::Verdict>& verdict);

} // namespace trainer
