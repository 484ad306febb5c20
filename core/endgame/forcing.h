// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What can be forced within some moves, against every reply. Each position with bishop and knight and the
// attacker to move has reached a goal; the smaller its number the better. A move or two ahead are seen by
// trying, twelve are not; so all positions are asked at once, as sets:
//
//     Within(0)     are the positions that have reached the goal or a better one,
//     Within(n + 1) those, and all from which a move leads to where every reply leads into Within(n), mates
//     among
//                   them. What can take a piece or is stalemate is never led to.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "chess/position.h"
#include "endgame/sets/full_move.h"
#include "endgame/sets/hunt.h"
#include "endgame/sets/rows.h"

namespace endgame {

/// The goals of a mate with bishop and knight, and how soon they can be forced.
///
/// Copies share the goals; what can be forced each finds out for itself, for one thread at a time.
class Forcing {
public:
    /// The number of a goal; mate is the best.
    using Goal = std::uint32_t;
    static constexpr Goal mate = 0;

    /// How good a position is, smaller being better; nothing if it has reached no goal at all.
    using Measure = std::function<std::optional<std::uint64_t>(const chess::Position&)>;

    /// Numbers the goals. It asks for the measure of every position up to the mirrors of the board, White
    /// attacking and to move; that takes some seconds. Nothing if it was asked to stop.
    static std::optional<Forcing> number(const Measure& measure, const std::stop_token& stop = {});

    /// The goal that a position has reached; nothing if it has reached none or is of another kind.
    std::optional<Goal> reached(const chess::Position& position) const;

    /// The measure of a goal.
    ///
    /// @pre the goal is no mate, and some position has reached it
    std::uint64_t measure_of(Goal goal) const { return goals_->measures[goal - 1]; }

    /// The fewest moves in which a goal or a better one can be forced; nothing if they are more than `most`.
    ///
    /// @pre the position has reached a goal
    std::optional<int> moves_to(const chess::Position& position, Goal goal, int most);

    /// The best goal below another that can be forced within so many moves; nothing if there is none.
    ///
    /// @pre the position has reached a goal
    std::optional<Goal> best_within(const chess::Position& position, int moves, Goal below);

private:
    static constexpr Goal no_goal = ~Goal{0};

    /// What copies share.
    struct Goals {
        explicit Goals(const Measure& measure, const std::stop_token& stop);

        sets::Hunt hunt;
        /// By row, bishop and knight.
        std::vector<Goal> reached;
        /// By goal, from the first after mate on.
        std::vector<std::uint64_t> measures;
    };

    explicit Forcing(std::shared_ptr<const Goals> goals) : goals_{std::move(goals)} {}

    void aim(Goal goal);
    void extend();
    sets::Rows& next();

    std::shared_ptr<const Goals> goals_;
    std::optional<Goal> aim_;
    /// Within(n), one for each n; `known_` of them are about `aim_`.
    ///
    /// They are kept, because memory fresh from the system takes as long as the work.
    std::vector<sets::Rows> within_;
    std::size_t known_ = 0;
    sets::FullMove full_move_;
};

} // namespace endgame
