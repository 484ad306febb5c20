// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "endgame/tablebase.h"

namespace trainer {

/// A line of best moves to mate, of equally good ones the most natural, which hints name too, with the
/// alternatives at each ply.
class Line {
public:
    struct Step {
        chess::Position before;
        chess::Move move;
        /// All moves as good as the one played, itself included.
        std::vector<chess::Move> equals;
    };

    /// The optimal line from a position; empty if the position is drawn, already decided or not covered.
    Line(const endgame::Tablebase& tablebase, const chess::Position& start);

    /// The number of plies of the line.
    std::size_t size() const { return steps_.size(); }
    bool empty() const { return steps_.empty(); }
    const std::vector<Step>& steps() const { return steps_; }

    /// The position after a number of plies, 0 … size().
    const chess::Position& position(std::size_t ply) const;

    /// Returns the line that plays another of the equally good moves at a ply and continues to mate.
    ///
    /// @pre the move is one of `steps()[ply].equals`
    Line with_move(const endgame::Tablebase& tablebase, std::size_t ply, chess::Move move) const;

private:
    explicit Line(const chess::Position& end) : end_{end} {}
    void play(const endgame::Tablebase& tablebase, chess::Move move);
    void play_to_mate(const endgame::Tablebase& tablebase);

    std::vector<Step> steps_;
    chess::Position end_;
};

} // namespace trainer
