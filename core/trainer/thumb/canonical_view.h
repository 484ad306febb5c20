// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "chess/move.h"
#include "chess/piece.h"
#include "chess/position.h"
#include "chess/square.h"

namespace trainer::thumb {

/// A canonical transformation of the board: rotates, flips and swaps colours so that all images of a position
/// look the same, with White to move. The identity for boards with pawns or castling rights, which have a
/// direction.
class CanonicalView {
public:
    /// The view that makes this position canonical.
    explicit CanonicalView(const chess::Position& position);

    /// Transforms another position of the same game.
    chess::Position seen(const chess::Position& position) const;

    /// Converts a move in this view back to the actual board.
    chess::Move real(chess::Move move) const;

private:
    bool has_direction_;
    bool swaps_colors_;
    std::array<chess::Square, chess::square_count> seen_{};
    std::array<chess::Square, chess::square_count> real_{};
};

} // namespace trainer::thumb
