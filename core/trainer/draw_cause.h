// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "chess/bitboard.h"
#include "chess/move.h"
#include "chess/piece.h"
#include "chess/position.h"
#include "chess/square.h"
#include "endgame/tablebase.h"

namespace trainer {

/// The files on which a pawn on its seventh rank, with its king beside it, may draw against a queen.
inline constexpr chess::Bitboard files_against_queen =
    chess::file_squares(0) | chess::file_squares(2) | chess::file_squares(5) | chess::file_squares(7);

/// The reason why a position is drawn with best play.
struct DrawCause {
    enum class Kind {
        dead_position, ///< Insufficient material.
        stalemate,     ///< There is no legal move, now or at the end of the line.
        piece_hangs,   ///< `piece` can be captured at once.
        fork,          ///< The lone king attacks both pieces, now or after its next moves, and captures one.
        piece_trapped, ///< `piece` is lost by force.
        two_knights,   ///< KNNK: two knights cannot force mate.
        wrong_bishop,  ///< KBPK: a rook pawn, and the bishop does not cover its promotion corner.
        rook_pawn, ///< KPK, KPPK: rook pawns on one file; the king reaches their corner or locks the other
                   ///< king in there.
        king_in_front, ///< KPK: the defending king keeps the other off the pawn's key squares.
        pawn_falls,    ///< The pawn, or the piece it promotes to, is captured, at once or by force.
        pawn_too_far,  ///< KQKP: a rook pawn or bishop pawn on the seventh rank, its king beside it or a move
                       ///< away from that.
        pawn_saves,    ///< KQKP, KRKP: the position would be won without the weaker side's pawn. Or, with
                       ///< the rook as `piece`, that must be given up for it.
        king_too_far,  ///< KRKP: the rook's king would win beside the promotion square, and is far away.
        minor_holds,   ///< KRKB, KRKN, KBKP, KNKP: the minor piece holds, but cannot win.
        even,          ///< The forces are equal.
        both_promote,  ///< KPKP: each pawn outruns the other king.
        fifty_moves,   ///< The win comes too late for the fifty-move rule; never returned by `draw_cause`.
        perpetual_check, ///< The weaker side gives check at each move, for ever or until it draws otherwise.
        fortress,        ///< The weaker side holds; no more specific reason is known.
    };

    Kind kind;
    /// The piece that is lost, as it stands in the position; either of two that hang or are forked.
    std::optional<chess::Role> piece{};
    /// The moves from the position to the capture or the stalemate. Empty if the reason is theoretical.
    std::vector<chess::Move> line{};
    /// The square, in the position, of the piece that is lost, if its side has another of the same kind.
    std::optional<chess::Square> square{};
};

/// The reason why a covered position is drawn; `nullopt` if it is not drawn or not covered.
///
/// The reason is from the point of view of `side`, or by default of the side with more winning material,
/// where a single minor piece counts as 0. A draw that the other side can force takes precedence, by the
/// shortest way against the longest delay, if it can be found within a few milliseconds; otherwise the reason
/// is the theoretical one. If the forces are equal and no side is given, or with five pieces, which would
/// take too long to search, only general reasons are returned.
std::optional<DrawCause> draw_cause(const endgame::Tablebase& tablebase, const chess::Position& position,
                                    std::optional<chess::Color> side = std::nullopt);

/// True if the lone king can capture the pawn by force, or the piece it promotes to, within six plies. The
/// whole search of `draw_cause` takes much longer where it cannot.
///
/// @pre the position is a covered draw of king and pawn against king
bool pawn_falls_soon(const endgame::Tablebase& tablebase, const chess::Position& position);

} // namespace trainer
