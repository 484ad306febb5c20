// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "endgame/forcing.h"
#include "trainer/coach/stage.h"

namespace trainer::method {

/// How many of his own moves one who follows the method looks ahead, if that shows him a lower rung.
inline constexpr int usual_lookahead = 4;

/// Mates with bishop and knight by the ladder of goals (rung.h), without a table of distances.
///
/// It has a target, the rung it is on the way to. If a rung below the target can be forced within
/// `usual_lookahead` moves, the lowest such rung is the target from now on; if the target is reached and
/// nothing lower can be forced within them, it looks deeper until something can. It goes to the target in the
/// fewest moves, and of such moves takes one after which the worst reply leaves it on the lowest rung. So the
/// target only falls, the way to it gets shorter by one each move, and no game goes in circles.
class Method {
public:
    /// Gives every position its rung, which takes some seconds.
    explicit Method(const coach::StagePens& pens);

    /// The moves that the method leaves open; its target is then one for the position that one of them and a
    /// reply lead to. Empty if the position is not won by the side to move with bishop and knight.
    std::vector<chess::Move> moves(const chess::Position& position);

    /// The number of the rung it is on the way to, if it has begun.
    std::optional<endgame::Forcing::Goal> target() const { return target_; }

    /// Begins anew, with another game.
    void forget() { target_.reset(); }

private:
    int aim(const chess::Position& position);
    bool is_on_the_way(const chess::Position& defence, int left);
    endgame::Forcing::Goal worst_after(const chess::Position& defence) const;

    endgame::Forcing forcing_;
    std::optional<endgame::Forcing::Goal> target_;
    /// In how many moves the target can be forced from where its last move leads.
    int left_ = 0;
};

} // namespace trainer::method
