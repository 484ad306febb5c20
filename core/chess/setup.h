// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "chess/bitboard.h"
#include "chess/board.h"
#include "chess/piece.h"
#include "chess/square.h"

namespace chess {

/// The largest halfmove clock and the largest move number: FENs may say no more, and a game that goes on
/// counts no further.
inline constexpr int largest_clock = 999'999;

/// Any arrangement, legal or not: what a FEN says and what a set-up board edits.
struct Setup {
    Board board;
    Color turn = Color::white;
    /// The rooks that may still castle, by their squares: a subset of a1, h1, a8, h8.
    Bitboard castling_rooks;
    /// The square behind a pawn that has just made a double step.
    std::optional<Square> en_passant;
    /// Plies since the last capture or pawn move.
    int halfmove_clock = 0;
    /// The number of the next move, from 1; it grows after Black's move.
    int fullmove_number = 1;

    friend bool operator==(const Setup&, const Setup&) = default;
};

/// One reason why an arrangement cannot be a position, with the side and the squares it speaks of.
struct SetupFault {
    enum class Kind {
        no_king,               ///< `side` has no king.
        too_many_kings,        ///< `side` has two kings or more, on `squares`.
        kings_touch,           ///< The kings stand next to each other, on `squares`.
        pawn_on_last_rank,     ///< Pawns stand on the first or eighth rank, on `squares`.
        too_many_pawns,        ///< `side` has more than eight pawns.
        too_many_pieces,       ///< `side` has more than sixteen pieces.
        too_many_promoted,     ///< `side` has more promoted pieces than it has lost pawns.
        king_can_be_taken,     ///< `side`, not to move, is in check; `squares`: its king, the checkers
                               ///< (but not the other king: see `kings_touch`).
        impossible_check,      ///< No last move can have given this check to `side`, by `squares`.
        castling_lost,         ///< `side` cannot castle with the rooks of `squares`: they or the king
                               ///< are not at home.
        impossible_en_passant, ///< No pawn can have just passed the en passant square, `squares`.
    };

    Kind kind;
    std::optional<Color> side;
    Bitboard squares;

    friend bool operator==(const SetupFault&, const SetupFault&) = default;
};

/// Every reason why an arrangement cannot be a position; never empty.
using SetupError = std::vector<SetupFault>;

/// Every reason why the arrangement cannot be a position, in the order of `SetupFault::Kind`; none
/// if it can be.
///
/// A check is impossible when three pieces give it, when two do of which neither is a long-range piece or
/// that stand on one line with the king, or when it does not agree with the pawn's double step: before
/// that the king must have been safe.
///
/// Promoted pieces are counted as the queens, rooks, knights and bishops of a square colour that a side
/// has beyond those it starts with.
std::vector<SetupFault> faults_of(const Setup& setup);

/// Those of the setup's castling rooks that stand, with their king, on their home squares.
Bitboard possible_castling_rooks(const Setup& setup);

/// Whether a pawn of the side not to move can have just passed the en passant square.
///
/// @pre the setup has an en passant square
bool is_possible_en_passant(const Setup& setup);

} // namespace chess
