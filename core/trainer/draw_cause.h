// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "chess/bitboard.h"
#include "chess/move.h"
#include "chess/piece.h"
#include "chess/position.h"
#include "endgame/tablebase.h"

namespace trainer {

/// Why best play only draws a position.
struct DrawCause {
    enum class Kind {
        dead_position, ///< Nobody has anything left to mate with.
        stalemate,     ///< No move is left, now or at the end of the line.
        piece_hangs,   ///< `piece` is taken at once.
        fork,          ///< The lone king attacks both pieces, now or after his next moves, and takes one.
        piece_trapped, ///< `piece` is lost by force.
        two_knights,   ///< KNNK: two knights cannot force mate.
        wrong_bishop,  ///< KBPK: rook pawn, and the bishop does not cover the corner it goes to.
        rook_pawn,     ///< KPK, KPPK: rook pawns of one file; the king gets to their corner or locks in the
                       ///< other.
        king_in_front, ///< KPK: the defending king keeps the other off the pawn's key squares.
        pawn_falls,    ///< The pawn, or what it becomes, is taken, at once or by force.
        pawn_too_far,  ///< KQKP: rook's or bishop's pawn on the seventh rank, guarded by its king.
        pawn_saves,    ///< KQKP, KRKP: without the weaker side's pawn the position would be won.
        minor_holds,   ///< KRKB, KRKN, KBKP, KNKP: the minor piece holds, but cannot win itself.
        even,          ///< The forces are equal.
        both_promote,  ///< KPKP: each pawn outruns the other king.
        fifty_moves, ///< The win comes too late for the fifty-move rule; no `draw_cause` of a drawn position.
        fortress,    ///< The weaker side holds: nothing more special is known.
    };

    Kind kind;
    /// The piece that falls, as it stands in the position; of two that hang or are forked, either.
    std::optional<chess::Role> piece;
    /// How it happens, from the position on: ends with the capture or the stalemate. Empty where theory says
    /// why.
    std::vector<chess::Move> line;
};

/// Why a covered position is drawn; nothing if it is not drawn or not covered.
///
/// It takes the view of the side that might have won: the one given, or else the one that has more to win
/// with, where a minor piece alone counts for nothing. What the other side forces comes first, by the
/// shortest way against the longest delay, if it is not too deep to be seen in a few milliseconds; only where
/// nothing is forced is it said what theory says. Of equal forces, with no side given, nothing else is said;
/// nor of five pieces, which it would take too long to look through.
std::optional<DrawCause> draw_cause(const endgame::Tablebase& tablebase, const chess::Position& position,
                                    std::optional<chess::Color> side = std::nullopt);

} // namespace trainer
