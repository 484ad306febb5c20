// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Boards drawn in the tests, the eighth rank first: letters are pieces, # marks an empty square.

#include <stdexcept>
#include <string_view>

#include "chess/bitboard.h"
#include "chess/piece.h"
#include "chess/position.h"
#include "chess/setup.h"
#include "chess/square.h"

namespace trainer::coach {

struct Drawing {
    chess::Setup setup;
    chess::Bitboard marked;

    /// The position with a side to move.
    chess::Position position(chess::Color turn) const
    {
        chess::Setup with_turn = setup;
        with_turn.turn = turn;
        const auto position = chess::Position::from(with_turn);
        if (!position)
            throw std::invalid_argument{"cannot be"};
        return *position;
    }
};

inline Drawing drawing(std::string_view text)
{
    Drawing drawn;
    int place = 0;
    for (const char letter : text) {
        if (letter == ' ' || letter == '\n')
            continue;
        const chess::Square square = chess::square_at(place % 8, 7 - place / 8);
        if (const auto piece = chess::parse_piece(letter))
            drawn.setup.board.put(square, *piece);
        else if (letter == '#')
            drawn.marked |= chess::Bitboard{square};
        ++place;
    }
    if (place != 64)
        throw std::invalid_argument{"not 64 squares"};
    return drawn;
}

} // namespace trainer::coach
