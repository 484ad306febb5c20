// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "chess/move.h"
#include "chess/position.h"

namespace console {

/// Moves as PGN writes them, on one line, with move numbers that go on from the first position's:
/// "41... Kg8 42. Kg6 Kh8 43. Be5# 1-0".
class PgnMoves {
public:
    explicit PgnMoves(const chess::Position& start) : position_{start} {}

    /// The position after the moves so far.
    const chess::Position& position() const { return position_; }

    void play(chess::Move move);

    /// The moves and, if the game is over, its result.
    std::string text() const;

private:
    chess::Position position_;
    std::string text_;
};

} // namespace console
