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

/// The method along a game: its target at a node is that of all the attacker's moves from the start to it, so
/// that taking back, going elsewhere and taking a game up again change nothing.
///
/// It remembers the targets of the last line, and works out only those that are new, some hundredths of a
/// second each. It serves one thread at a time.
class Trail {
public:
    explicit Trail(endgame::Forcing ranks) : method_{std::move(ranks)} {}

    /// What the method does at the current node of a game; nothing if that is not won by the side to move
    /// with bishop and knight, or if `is_stopped` told it to stop.
    ///
    /// A game that begins at the end of the last line, or where a move and a reply may lead from there, goes
    /// on with it: a program may tell positions without the moves between them.
    std::optional<Step> step(const Game& game, const std::function<bool()>& is_stopped = {});

    /// Forgets the last line.
    void forget() { past_.clear(); }

private:
    struct Stop {
        chess::Position position;
        std::optional<Target> target;
    };

    std::vector<chess::Position> line_to(const Game& game) const;
    std::vector<Stop>::const_iterator place_of(const chess::Position& start) const;

    Method method_;
    /// What has been worked out of the last line.
    std::vector<Stop> past_;
};

} // namespace trainer::method
