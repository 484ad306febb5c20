// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "chess/board.h"
#include "chess/piece.h"
#include "chess/square.h"

namespace board {

/// A piece that slides.
struct Slide {
    chess::Piece piece;
    chess::Square from;
    chess::Square to;

    friend bool operator==(const Slide&, const Slide&) = default;
};

/// A piece that fades out.
struct Fade {
    chess::Piece piece;
    chess::Square square;

    friend bool operator==(const Fade&, const Fade&) = default;
};

/// The animation between two arrangements of pieces. It depends only on their difference, so moves,
/// take-backs and jumps through a game are treated alike.
struct Motion {
    std::vector<Slide> slides;
    std::vector<Fade> fades;

    bool empty() const { return slides.empty() && fades.empty(); }
    /// The target squares of the sliding pieces.
    chess::Bitboard arriving() const;
    friend bool operator==(const Motion&, const Motion&) = default;
};

/// Returns the motion from one arrangement to another. Each piece that has disappeared from one square and
/// appeared on another slides, nearest pairs first.
Motion motionBetween(const chess::Board& before, const chess::Board& after);

/// Returns the motion without the piece that the user has already dragged from one square to the other.
Motion withoutDrop(Motion motion, chess::Square from, chess::Square to);

} // namespace board
