// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "chess/bitboard.h"
#include "chess/board.h"
#include "chess/move.h"
#include "chess/piece.h"
#include "chess/position.h"
#include "chess/square.h"
#include "endgame/material.h"
#include "endgame/tablebase.h"
#include "endgame/verdict.h"

namespace trainer {

/// The right and the wrong corners with bishop and knight: mate can be forced in corners of the bishop's
/// colour.
struct Corners {
    chess::Bitboard right;
    chess::Bitboard wrong;

    friend bool operator==(const Corners&, const Corners&) = default;
};

/// The right and the wrong corners; `nullopt` unless bishop and knight stand against a bare king.
std::optional<Corners> corners(const chess::Board& board);

/// The key squares of a pawn against the bare king according to the textbooks (Wikipedia, "Key square", after
/// Müller and Lamprecht, "Secrets of Pawn Endings", and Silman, "Complete Endgame Course"): with its king on
/// one of them the pawn's side wins, whichever side is to move.
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
/// Exceptions among all positions in which the pawn cannot be captured at once, not counting mirror images:
/// with b- to g-pawns two, both stalemates (Kc7 or Kc8, b6 against Ka8); with rook pawns 140 of 1,290, in
/// which the defending king is near enough to stop a pawn that is not beyond its fifth rank.
///
/// @pre the pawn is not on the first or eighth rank
chess::Bitboard key_squares(chess::Square pawn, chess::Color color);

/// True if the king of a lone pawn has passed all of its key squares, on the pawn's file or the one next to
/// it.
bool has_passed_keys(chess::Square king, chess::Square pawn, chess::Color color);

/// The conventional value of a piece: pawn 1, knight and bishop 3, rook 5, queen 9, king 0.
int points(chess::Role role);
/// Returns moves without promotions to less than a queen of a pawn that can become one as well.
std::vector<chess::Move> without_needless_promotions(std::vector<chess::Move> moves);
/// True if the side to move can mate at once; false if no table covers the position.
bool mates_at_once(const endgame::Tablebase& tablebase, const chess::Position& position);

/// The sum of the values of a side's pieces.
int points(const chess::Board& board, chess::Color side);

/// The number of moves the winner may waste before the fifty-move rule saves the other side.
struct MovesToSpare {
    int moves;     ///< negative if the other side is already saved
    bool is_exact; ///< false if `moves` is a lower bound

    friend bool operator==(const MovesToSpare&, const MovesToSpare&) = default;
};

/// The limit of a mate to be played leaves some moves to spare up to here.
inline constexpr int most_moves_to_mate = 50;

/// The limit for mating if best play takes so many moves: one and a half times as many, at least four more,
/// but at most fifty unless best play takes longer.
int moves_to_mate_within(int best);

/// The winner's moves to spare; `nullopt` in a draw, after the mate, or if unknown.
///
/// The count up to mate is exact if the halfmove clock can never be reset, as in KBNK, and otherwise a lower
/// bound; once that bound is small, the count up to the next capture or pawn move that keeps the win replaces
/// it. This is exact too, with up to four pieces.
std::optional<MovesToSpare> moves_to_spare(const endgame::Tablebase& tablebase,
                                           const chess::Position& position);

/// The side that wins a position with best play; `nullopt` if it is drawn or its result is unknown.
std::optional<chess::Color> winner_of(const chess::Position& position,
                                      const std::optional<endgame::Verdict>& verdict);

/// The effect of the fifty-move rule on a decided position.
enum class FiftyMoveEffect {
    none,              ///< The win survives the rule.
    draw,              ///< The rule makes it a draw.
    draw_by_best_play, ///< Fifty moves pass before the quickest mate; it is unknown if another way wins.
    unknown,           ///< The mate may come too late; it is unknown if it does.
};

/// The effect of the fifty-move rule on a position; `none` if it is drawn or no tablebase covers it.
///
/// Exact with up to four pieces. With five, `draw_by_best_play` means that fifty moves pass without a capture
/// or pawn move before the mate on every line of best play; at most some hundred positions are searched.
FiftyMoveEffect fifty_move_effect(const endgame::Tablebase& tablebase, const chess::Position& position);

/// The attacker in a position: the side that wins with best play; in a draw, or if the result is unknown, the
/// side with more material; with equal material, the side to move.
chess::Color attacker_of(const chess::Position& position, const std::optional<endgame::Verdict>& verdict);
/// The side that has to hold a drawn position: the one with less material; with equal material, the side to
/// move.
chess::Color defender_of_draw(const chess::Position& position);
/// The ending of a position whose result does not matter, such as KRPKR; `nullopt` if it has more than five
/// pieces.
std::optional<endgame::Material> ending_by_material(const chess::Position& position);

} // namespace trainer
