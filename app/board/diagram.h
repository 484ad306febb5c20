// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "board/marks.h"
#include "chess/bitboard.h"
#include "chess/board.h"
#include "chess/square.h"

namespace board {

/// The permitted interaction with the pieces of a diagram.
enum class Hand {
    none,   ///< no piece can be moved
    moves,  ///< pieces move to `Diagram::destinations`
    free,   ///< set-up: any piece goes to any square, or off the board
    points, ///< no piece is moved; squares are clicked
};

/// The legal target squares by square of origin.
using Destinations = std::array<chess::Bitboard, chess::square_count>;

/// The complete content of a board as a plain value. Contains no chess rules: the legal moves are part of the
/// data.
struct Diagram {
    chess::Board pieces;
    std::vector<Mark> marks;
    std::vector<Arrow> arrows;   ///< the program's; the user's own are kept in the view
    Destinations destinations{}; ///< read with `Hand::moves` only
    Hand hand = Hand::none;

    friend bool operator==(const Diagram&, const Diagram&) = default;
};

} // namespace board
