// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "chess/piece.h"
#include "chess/square.h"

namespace chess {

/// A move as in UCI: source, destination and promotion piece.
///
/// Castling is the king's move of two squares; an en passant capture is the pawn's diagonal move. A null
/// move, or pass, goes from the king's square to the same square; it is never legal, but may occur in games.
struct Move {
    Square from;
    Square to;
    std::optional<Role> promotion = std::nullopt;

    constexpr bool is_null() const { return from == to; }

    friend constexpr bool operator==(Move, Move) = default;
};

/// The coordinate notation of a move, such as "e2e4" or "e7e8q"; "0000" for a null move.
inline std::string to_coordinates(Move move)
{
    if (move.is_null())
        return "0000";
    std::string text = to_string(move.from) + to_string(move.to);
    if (move.promotion)
        text += to_letter(Piece{Color::black, *move.promotion});
    return text;
}

} // namespace chess
