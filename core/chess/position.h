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

/// A legal position, as a value type: playing a move returns a new one.
class Position {
public:
    /// Constructs a position from a valid setup; clocks are clamped to the FEN range. Fails with all faults
    /// of an invalid setup.
    static Result<Position, SetupError> from(const Setup& setup);

    /// The initial position of the game.
    static Position initial();

    const Board& board() const { return setup_.board; }
    Color turn() const { return setup_.turn; }
    Bitboard castling_rooks() const { return setup_.castling_rooks; }
    /// The en passant square; only set while a pawn of the side to move attacks it.
    std::optional<Square> en_passant() const { return setup_.en_passant; }
    int halfmove_clock() const { return setup_.halfmove_clock; }
    int fullmove_number() const { return setup_.fullmove_number; }

    /// The position as an arrangement, for editing and writing.
    const Setup& setup() const { return setup_; }

    /// The square of a side's king.
    Square king(Color color) const { return board().of(color, Role::king).first(); }

    /// The pieces that give check to the side to move.
    Bitboard checkers() const;
    bool is_check() const { return !checkers().empty(); }

    /// The null move, which passes.
    Move null_move() const { return {king(turn()), king(turn())}; }

    /// The position after a move; its clocks stop at `largest_clock`.
    ///
    /// @pre the move is one of `legal_moves(*this)`, or a null move while not in check
    [[nodiscard]] Position play(Move move) const;

private:
    explicit Position(const Setup& setup) : setup_{setup} {}

    void end_turn(bool is_irreversible);

    Setup setup_;
};

/// True if a legal move captures en passant.
bool is_en_passant(const Position& position, Move move);

/// True if a legal move captures a piece, on its target or en passant.
bool is_capture(const Position& position, Move move);

/// The square of the piece that a capture removes.
Square captured_square(const Position& position, Move capture);

/// True if the side to move is checkmated.
bool is_checkmate(const Position& position);

/// True if the side to move has no legal moves and is not in check.
bool is_stalemate(const Position& position);

/// True for insufficient material, that is if no series of legal moves can mate: bare kings, a lone minor
/// piece, or bishops of one square colour only (FIDE Laws, article 5.2.2).
bool is_dead(const Position& position);

/// The en passant square if a pawn may legally capture there, which is the condition relevant to repetition.
std::optional<Square> legal_en_passant(const Position& position);

/// True if two positions count as the same for repetition: the same pieces, side to move, castling rights and
/// legal en passant captures (FIDE Laws, article 9.2.3).
bool is_repetition(const Position& a, const Position& b);

} // namespace chess
