// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "chess/bitboard.h"
#include "chess/board.h"
#include "chess/move.h"
#include "chess/piece.h"
#include "chess/result.h"
#include "chess/setup.h"
#include "chess/square.h"

namespace chess {

/// A legal position, as a value: playing a move makes another one.
class Position {
public:
    /// The only way to a position: a setup without faults; clocks that no FEN can say are brought to those it
    /// can.
    static Result<Position, SetupError> from(const Setup& setup);

    /// The initial position of the game.
    static Position initial();

    const Board& board() const { return setup_.board; }
    Color turn() const { return setup_.turn; }
    Bitboard castling_rooks() const { return setup_.castling_rooks; }
    /// The en passant square, kept only while a pawn of the side to move attacks it.
    std::optional<Square> en_passant() const { return setup_.en_passant; }
    int halfmove_clock() const { return setup_.halfmove_clock; }
    int fullmove_number() const { return setup_.fullmove_number; }

    /// The arrangement this position came from, for editing and writing.
    const Setup& setup() const { return setup_; }

    /// The square of a side's king.
    Square king(Color color) const { return board().of(color, Role::king).first(); }

    /// The pieces that give check to the side to move.
    Bitboard checkers() const;
    bool is_check() const { return !checkers().empty(); }

    /// The move that passes.
    Move null_move() const { return {king(turn()), king(turn())}; }

    /// The position after a move; its clocks stop at `largest_clock`.
    ///
    /// @pre the move is one of `legal_moves(*this)`, or a null move where no check forbids it
    [[nodiscard]] Position play(Move move) const;

private:
    explicit Position(const Setup& setup) : setup_{setup} {}

    void end_turn(bool is_irreversible);

    Setup setup_;
};

/// Whether a legal move captures en passant.
bool is_en_passant(const Position& position, Move move);

/// Whether a legal move takes a piece, en passant or where it lands.
bool is_capture(const Position& position, Move move);

/// Where the piece stands that a capture takes.
Square captured_square(const Position& position, Move capture);

/// Whether the side to move is mated.
bool is_checkmate(const Position& position);

/// Whether the side to move has no move and is not in check.
bool is_stalemate(const Position& position);

/// Whether no series of legal moves can mate: bare kings, a lone minor, or bishops of one square
/// colour only (FIDE Laws, article 5.2.2).
bool is_dead(const Position& position);

/// The en passant square if a pawn may legally capture there, which is what counts for repetition.
std::optional<Square> legal_en_passant(const Position& position);

/// Whether two positions count as the same one for repetition: the same pieces, side to move, castling
/// rights and legal en passant captures (FIDE Laws, article 9.2.3).
bool is_repetition(const Position& a, const Position& b);

} // namespace chess
