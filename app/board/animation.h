// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "chess/board.h"
#include "chess/piece.h"
#include "chess/square.h"

namespace board {

/// A piece who slides.
struct Slide {
    chess::Piece piece;
    chess::Square from;
    chess::Square to;

    friend bool operator==(const Slide&, const Slide&) = default;
};

/// A piece who fades away.
struct Fade {
    chess::Piece piece;
    chess::Square square;

    friend bool operator==(const Fade&, const Fade&) = default;
};

/// What moves between two arrangements. It comes from their difference alone, so moves, take-backs and jumps
/// through a game are all the same to it.
struct Motion {
    std::vector<Slide> slides;
    std::vector<Fade> fades;

    bool empty() const { return slides.empty() && fades.empty(); }
    /// The squares whose pieces are on their way there.
    chess::Bitboard arriving() const;
    friend bool operator==(const Motion&, const Motion&) = default;
};

/// The motion from one arrangement to another: a piece who is gone here and new there slides, the nearest
/// first.
Motion motionBetween(const chess::Board& before, const chess::Board& after);

/// The motion without the piece whom the user's own hand has brought from one square to another.
Motion withoutDrop(Motion motion, chess::Square from, chess::Square to);

} // namespace board
