// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "chess/position.h"
#include "endgame/forcing.h"
#include "trainer/game.h"
#include "trainer/method/method.h"

namespace trainer::method {

/// The method along a game: the target at a node depends on all of the attacker's moves from the start to it,
/// so taking back, navigating and resuming a game do not change it.
///
/// Caches the targets of the last line and computes only new ones, in some hundredths of a second each. Not
/// thread-safe.
class Trail {
public:
    explicit Trail(endgame::Forcing ranks) : method_{std::move(ranks)} {}

    /// Returns the method's step at the current node of a game; `nullopt` if the side to move does not win
    /// there with bishop and knight, or if `is_stopped` returned true.
    ///
    /// A game that begins at the end of the last line, or a move and a reply after it, continues that line: a
    /// GUI may send positions without the moves between them.
    std::optional<Step> step(const Game& game, const std::function<bool()>& is_stopped = {});

    /// Clears the cached line.
    void forget() { past_.clear(); }

private:
    struct Stop {
        chess::Position position;
        std::optional<Target> target;
    };

    std::vector<chess::Position> line_to(const Game& game) const;
    std::vector<Stop>::const_iterator place_of(const chess::Position& start) const;

    Method method_;
    /// The cached part of the last line.
    std::vector<Stop> past_;
};

} // namespace trainer::method
