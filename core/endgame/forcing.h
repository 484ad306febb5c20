// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The goals that can be forced against every reply within a number of moves. Each position with bishop and
// knight and the attacker to move has reached a goal; lower numbers are better. Search can look one or two
// moves ahead, but not twelve; so all positions are solved at once, as sets:
//
//     Within(0)     are the positions that have reached the goal or a better one,
//     Within(n + 1) are those, and all with a move after which every reply leads into Within(n),
//                   including mates. Moves that allow a capture or give stalemate do not count.

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

/// The goals of a mate with bishop and knight, and the moves in which they can be forced.
///
/// Copies share the goals. Each copy computes what can be forced by itself; use a copy in one thread at a
/// time.
class Forcing {
public:
    /// The number of a goal; mate is the best goal.
    using Goal = std::uint32_t;
    static constexpr Goal mate = 0;

    /// The quality of a position, lower being better; `nullopt` if it has not reached any goal.
    using Measure = std::function<std::optional<std::uint64_t>(const chess::Position&)>;

    /// Numbers the goals. Calls the measure once for every canonical position, with White attacking and to
    /// move; this takes some seconds. `nullopt` if a stop was requested.
    static std::optional<Forcing> number(const Measure& measure, const std::stop_token& stop = {});

    /// The goal that a position has reached; `nullopt` if it has not reached any or is not of this ending.
    std::optional<Goal> reached(const chess::Position& position) const;

    /// The measure of a goal.
    ///
    /// @pre the goal is not mate, and some position has reached it
    std::uint64_t measure_of(Goal goal) const { return goals_->measures[goal - 1]; }

    /// The fewest moves in which a goal or a better one can be forced; `nullopt` if more than `most` are
    /// needed.
    ///
    /// @pre the position has reached a goal
    std::optional<int> moves_to(const chess::Position& position, Goal goal, int most);

    /// The best goal below `below` that can be forced within a number of moves; `nullopt` if no such goal
    /// exists.
    ///
    /// @pre the position has reached a goal
    std::optional<Goal> best_within(const chess::Position& position, int moves, Goal below);

private:
    static constexpr Goal no_goal = ~Goal{0};

    /// The data that copies share.
    struct Goals {
        explicit Goals(const Measure& measure, const std::stop_token& stop);

        sets::Hunt hunt;
        /// Indexed by row, bishop and knight.
        std::vector<Goal> reached;
        /// Indexed by goal, starting with the first goal after mate.
        std::vector<std::uint64_t> measures;
    };

    explicit Forcing(std::shared_ptr<const Goals> goals) : goals_{std::move(goals)} {}

    void aim(Goal goal);
    void extend();
    sets::Rows& next();

    std::shared_ptr<const Goals> goals_;
    std::optional<Goal> aim_;
    /// Within(n), indexed by n; the first `known_` are those of `aim_`.
    ///
    /// They are reused, because allocating fresh memory from the system would take as long as the work.
    std::vector<sets::Rows> within_;
    std::size_t known_ = 0;
    sets::FullMove full_move_;
};

} // namespace endgame
