// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "chess/move.h"
#include "chess/piece.h"
#include "chess/position.h"
#include "chess/square.h"

namespace trainer::thumb {

/// How a board is looked at: turned and mirrored so that all images of a position look the same, with White
/// to move. A board with pawns or a right to castle has a direction, and is left as it is.
class CanonicalView {
public:
    /// The view in which this position is seen.
    explicit CanonicalView(const chess::Position& position);

    /// Another position of the same game in this view.
    chess::Position seen(const chess::Position& position) const;

    /// A move seen in this view, on the board as it is.
    chess::Move real(chess::Move move) const;

private:
    bool has_direction_;
    bool swaps_colors_;
    std::array<chess::Square, chess::square_count> seen_{};
    std::array<chess::Square, chess::square_count> real_{};
};

} // namespace trainer::thumb
