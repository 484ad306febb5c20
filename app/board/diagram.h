// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "chess/bitboard.h"
#include "chess/board.h"
#include "chess/square.h"

namespace board {

/// What the user may do with the men of a diagram.
enum class Hand {
    none,  ///< nothing can be moved
    moves, ///< men go where `Diagram::destinations` says
    free,  ///< set-up: any man goes to any square, or off the board
};

/// Who speaks through an arrow; each kind has a colour and a shape.
enum class ArrowKind {
    best,  ///< a best move of the program: solid
    reply, ///< the opponent's refutation: dashed
    own,   ///< drawn by the user: open head
};

/// An arrow from the middle of one square to the middle of another.
struct Arrow {
    chess::Square from;
    chess::Square to;
    ArrowKind kind;

    friend bool operator==(const Arrow&, const Arrow&) = default;
};

/// The legal target squares by square of origin.
using Destinations = std::array<chess::Bitboard, chess::square_count>;

/// Everything a board can show, as a plain value. It knows no rules: what is legal arrives as data.
struct Diagram {
    chess::Board men;
    chess::Bitboard lastMove;      ///< from and to of the last move
    chess::Bitboard check;         ///< the king in check
    chess::Bitboard targetCorners; ///< the corners of the bishop's colour
    chess::Bitboard wrongCorners;  ///< the other corners
    chess::Bitboard keySquares;    ///< where the king of a pawn wants to stand
    std::vector<Arrow> arrows;     ///< the program's; the user's own live in the view
    /// Regions to draw a line around, each for itself.
    std::vector<chess::Bitboard> outlines;
    Destinations destinations{}; ///< read with `Hand::moves` only
    Hand hand = Hand::none;

    friend bool operator==(const Diagram&, const Diagram&) = default;
};

/// Which optional things of a diagram a board shows.
struct Shown {
    bool coordinates = true;
    bool lastMove = true;
    bool destinations = true;
    bool targetCorners = true; ///< and the hatched wrong ones
    bool keySquares = true;
    bool outlines = true;

    friend bool operator==(const Shown&, const Shown&) = default;
};

} // namespace board
