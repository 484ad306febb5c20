// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "chess/bitboard.h"
#include "chess/board.h"
#include "chess/piece.h"
#include "chess/square.h"

namespace chess {

/// The largest halfmove clock and move number: FENs may not exceed them, and games stop counting there.
inline constexpr int largest_clock = 999'999;

/// Any arrangement, legal or not: the content of a FEN, and the subject of the board editor.
struct Setup {
    Board board;
    Color turn = Color::white;
    /// The rooks with castling rights, by their squares: a subset of a1, h1, a8, h8.
    Bitboard castling_rooks;
    /// The square behind a pawn that has just made a double step.
    std::optional<Square> en_passant;
    /// Plies since the last capture or pawn move.
    int halfmove_clock = 0;
    /// The number of the next move, from 1; it grows after Black's move.
    int fullmove_number = 1;

    friend bool operator==(const Setup&, const Setup&) = default;
};

/// A reason that an arrangement is not a legal position, with the side and the squares concerned.
struct SetupFault {
    enum class Kind {
        no_king,               ///< `side` has no king.
        too_many_kings,        ///< `side` has two kings or more, on `squares`.
        kings_touch,           ///< The kings on `squares` are adjacent.
        pawn_on_last_rank,     ///< The pawns on `squares` are on the first or eighth rank.
        too_many_pawns,        ///< `side` has more than eight pawns.
        too_many_pieces,       ///< `side` has more than sixteen pieces.
        too_many_promoted,     ///< `side` has more promoted pieces than it has lost pawns.
        king_can_be_taken,     ///< `side`, not to move, is in check; `squares`: its king, the checkers
                               ///< (but not the other king: see `kings_touch`).
        impossible_check,      ///< No last move can have given the check to `side` by `squares`.
        castling_lost,         ///< `side` cannot castle with the rooks on `squares`: they or the king
                               ///< are not on their home squares.
        impossible_en_passant, ///< No pawn can have just passed the en passant square, `squares`.
    };

    Kind kind;
    std::optional<Color> side;
    Bitboard squares;

    friend bool operator==(const SetupFault&, const SetupFault&) = default;
};

/// All reasons that an arrangement is not a legal position; never empty.
using SetupError = std::vector<SetupFault>;

/// All reasons that an arrangement is not a legal position, in the order of `SetupFault::Kind`; empty if it
/// is legal.
///
/// A check is impossible if three pieces give it; if two do that are both not sliders, or that are on one
/// line with the king; or if it contradicts a pawn's double step, before which the king must have been safe.
///
/// The promoted pieces are the queens, rooks, knights and bishops of one square colour in excess of those
/// that a side starts with.
std::vector<SetupFault> faults_of(const Setup& setup);

/// The arrangement as seen by the other side: the colours swapped and the board flipped, so that the same
/// moves are there for the other colour. The castling rooks and the en passant square follow; the clocks
/// stay.
Setup with_colors_swapped(const Setup& setup);

/// The setup's castling rooks that are, together with their king, on their home squares.
Bitboard possible_castling_rooks(const Setup& setup);

/// True if a pawn of the side not to move can have just passed the en passant square.
///
/// @pre the setup has an en passant square
bool is_possible_en_passant(const Setup& setup);

} // namespace chess
