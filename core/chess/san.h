// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "chess/result.h"

namespace chess {

/// Why a text is not a move of a position.
struct SanError {
    enum class Kind {
        unreadable, ///< Neither algebraic nor coordinate notation.
        illegal,    ///< Readable, but no legal move here.
        ambiguous,  ///< More than one legal move fits; `candidates` holds them.
    };

    Kind kind;
    std::vector<Move> candidates;
    /// With `illegal`, the ways of pieces on the board that the text names.
    std::vector<Move> named = {};
};

/// Reads a move in standard algebraic or coordinate notation, leniently: the signs of pieces such as U+2658
/// for letters, dashes and multiplication signs of every kind, castling with zeros, missing or false "x",
/// "+", "#", "=", "ch", annotations and superfluous origins are accepted; a missing origin only where one
/// legal move fits. A pawn that promotes must say what it becomes.
Result<Move, SanError> parse_move(const Position& position, std::string_view text);

/// Writes a move in standard algebraic notation, as PGN wants it (PGN standard, 8.2.3); a null move as "--".
///
/// @pre the move is legal in the position, or a null move
std::string to_san(const Position& position, Move move);

} // namespace chess
