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

/// The value of a piece in the beginners' count: pawn 1, knight and bishop 3, rook 5, queen 9; a king counts
/// 0.
int points(chess::Role role);
/// The value of a side's pieces, counted so.
int points(const chess::Board& board, chess::Color side);

/// How many moves the winner may lose before the fifty-move rule saves the other side.
struct MovesToSpare {
    int moves;     ///< below zero if it is saved already
    bool is_exact; ///< false if there are at least so many

    friend bool operator==(const MovesToSpare&, const MovesToSpare&) = default;
};

/// The winner's moves to spare; `nullopt` in a draw, after the mate, or if not known.
///
/// Those until mate are exact where nothing can reset the halfmove clock, as in KBNK. Elsewhere they are a
/// lower bound; as soon as it is small, those until the next capture or pawn move that keeps the win are
/// counted instead. They are exact too, with up to four pieces.
std::optional<MovesToSpare> moves_to_spare(const endgame::Tablebase& tablebase,
                                           const chess::Position& position);

/// The side that wins by best play from a position; nothing if nobody does, or if it is not known.
std::optional<chess::Color> winner_of(const chess::Position& position,
                                      const std::optional<endgame::Verdict>& verdict);

/// The effect of the fifty-move rule on a position that somebody wins.
enum class FiftyMoveEffect {
    none,              ///< The win survives the rule.
    draw,              ///< The rule makes it a draw.
    draw_by_best_play, ///< Fifty moves pass before the quickest mate; whether another way wins is not known.
    unknown,           ///< The mate may come too late, but it is not known.
};

/// The effect of the fifty-move rule on a position; `none` if nobody wins it or no table covers it.
///
/// Exact with up to four pieces. With five, best play is followed, at most over some hundred positions:
/// whether on every line fifty moves pass without a capture or pawn move before the mate.
FiftyMoveEffect fifty_move_effect(const endgame::Tablebase& tablebase, const chess::Position& position);

/// The side that attacks in a position: the one that wins by best play; if nobody does, or it is not known,
/// the one with more material, and of equals the one to move.
chess::Color attacker_of(const chess::Position& position, const std::optional<endgame::Verdict>& verdict);

} // namespace trainer
