// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "endgame/forcing.h"
#include "trainer/coach/stage.h"
#include "trainer/method/rung.h"

namespace trainer::method {

/// How many of his own moves one who follows the method looks ahead, if that shows him a lower rung.
inline constexpr int usual_lookahead = 4;

/// Gives every position its rung, which takes some seconds; nothing if it was asked to stop.
std::optional<endgame::Forcing> number_rungs(const coach::StagePens& pens, const std::stop_token& stop = {});

/// The rung that the method is on the way to, by its number, and in how many of its moves it gets there.
struct Target {
    endgame::Forcing::Goal rung;
    int moves;

    friend bool operator==(const Target&, const Target&) = default;
};

/// A question that a rung answers lower than another.
struct Gain {
    Question question;
    int before;
    int after;

    friend bool operator==(const Gain&, const Gain&) = default;
};

/// What the method does in a position.
struct Step {
    /// The number of the usual pen.
    int pen;
    /// What the target is better in, the first thing that differs; nothing if the target is mate.
    std::optional<Gain> gain;
    /// The moves to the target, the next one counted.
    int moves;
    /// The moves it leaves open now; there are some.
    std::vector<chess::Move> open;
};

/// Mates with bishop and knight by the ladder of goals (rung.h), without a table of distances.
///
/// It has a target, the rung it is on the way to. If a rung below the target can be forced within
/// `usual_lookahead` moves, the lowest such rung is the target from now on; if the target is reached and
/// nothing lower can be forced within them, it looks deeper until something can. It goes to the target in the
/// fewest moves, and of such moves takes one after which the worst reply leaves it on the lowest rung. So the
/// target only falls, the way to it gets shorter by one each move, and no game goes in circles.
///
/// It remembers nothing of a game: whoever plays one keeps the target from move to move (trail.h).
class Method {
public:
    explicit Method(endgame::Forcing rungs) : rungs_{std::move(rungs)} {}

    /// The target in a position, with the one before it in the same game, if there was one: the attacker had
    /// that a move and a reply ago. Nothing if the position is not won by the side to move with bishop and
    /// knight.
    std::optional<Target> target(const chess::Position& position, const std::optional<Target>& before = {});

    /// What it does in a position on the way to its target.
    ///
    /// @pre it is the target there
    Step step(const chess::Position& position, const Target& target);

private:
    using Goal = endgame::Forcing::Goal;

    std::optional<Gain> gain(const chess::Position& position, Goal target) const;
    bool is_on_the_way(const chess::Position& defence, const Target& target);
    Goal worst_after(const chess::Position& defence) const;

    endgame::Forcing rungs_;
};

} // namespace trainer::method
