// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "board/marks.h"
#include "chess/bitboard.h"
#include "chess/board.h"
#include "chess/square.h"

namespace board {

/// What the user may do with the pieces of a diagram.
enum class Hand {
    none,   ///< nothing can be moved
    moves,  ///< pieces go where `Diagram::destinations` says
    free,   ///< set-up: any piece goes to any square, or off the board
    points, ///< no piece is moved, squares are pointed at
};

/// The legal target squares by square of origin.
using Destinations = std::array<chess::Bitboard, chess::square_count>;

/// Everything a board can show, as a plain value. It knows no rules: what is legal arrives as data.
struct Diagram {
    chess::Board pieces;
    std::vector<Mark> marks;
    std::vector<Arrow> arrows;   ///< the program's; the user's own live in the view
    Destinations destinations{}; ///< read with `Hand::moves` only
    Hand hand = Hand::none;

    friend bool operator==(const Diagram&, const Diagram&) = default;
};

} // namespace board
