// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "chess/result.h"

namespace chess {

/// The reason that a text is not a move of a position.
struct SanError {
    enum class Kind {
        unreadable, ///< Neither algebraic nor coordinate notation.
        illegal,    ///< Readable, but not a legal move in the position.
        ambiguous,  ///< More than one legal move matches; see `candidates`.
    };

    Kind kind;
    std::vector<Move> candidates;
    /// With `illegal`, the moves of pieces on the board that the text names.
    std::vector<Move> named = {};
};

/// Reads a move in standard algebraic or coordinate notation, leniently: accepts chess symbols such as U+2658
/// for letters, dashes and multiplication signs of every kind, castling with zeros, missing or wrong "x",
/// "+", "#", "=", "ch", annotations and superfluous origins; a missing origin only if exactly one legal move
/// matches. A promotion must name the promotion piece.
Result<Move, SanError> parse_move(const Position& position, std::string_view text);

/// True if a word begins as castling does, with letters or zeros and hyphens.
bool begins_as_castling(std::string_view word);

/// Writes a move in standard algebraic notation as PGN requires it (PGN standard, 8.2.3); a null move as
/// "--".
///
/// @pre the move is legal in the position, or a null move
std::string to_san(const Position& position, Move move);

} // namespace chess
