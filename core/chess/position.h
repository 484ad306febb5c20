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
    /// The only way to a position: a setup without faults.
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

    /// The men that give check to the side to move.
    Bitboard checkers() const;
    bool is_check() const { return !checkers().empty(); }

    /// The position after a legal move.
    ///
    /// @pre the move is one of `legal_moves(*this)`
    Position play(Move move) const;

private:
    explicit Position(const Setup& setup) : setup_{setup} {}

    Setup setup_;
};

/// Whether the side to move is mated.
bool is_checkmate(const Position& position);

/// Whether the side to move has no move and is not in check.
bool is_stalemate(const Position& position);

/// Whether no series of legal moves can mate: bare kings, a lone minor, or bishops of one square
/// colour only (FIDE Laws, article 5.2.2).
bool is_dead(const Position& position);

/// Whether two positions count as the same one for repetition: the same men, side to move, castling
/// rights and legal en passant captures (FIDE Laws, article 9.2.3).
bool is_repetition(const Position& a, const Position& b);

} // namespace chess
