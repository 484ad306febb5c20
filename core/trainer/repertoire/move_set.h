// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <set>
#include <utility>

#include "chess/move.h"
#include "chess/position.h"
#include "trainer/course/course.h"

namespace trainer::repertoire {

/// Moves in their positions, up to the symmetries of the board: a move and its image are the same.
class MoveSet {
public:
    /// @pre the move is legal
    void add(const chess::Position& position, chess::Move move);
    /// @pre the move is legal
    bool contains(const chess::Position& position, chess::Move move) const;
    /// Adds the moves of the main line of a course's page by the side that moves first; none of positions
    /// that are too large for any tablebase.
    void add_line(const course::Page& page);

private:
    /// The keys of a position before and after a move.
    using Key = std::pair<std::uint64_t, std::uint64_t>;

    static Key key_of(const chess::Position& before, const chess::Position& after);

    std::set<Key> keys_;
};

} // namespace trainer::repertoire
