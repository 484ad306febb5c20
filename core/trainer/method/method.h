// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "endgame/forcing.h"
#include "trainer/method/field.h"

namespace trainer::method {

/// The number of moves that a user of the method looks ahead for a better rank.
inline constexpr int usual_lookahead = 4;

/// Numbers the ranks of all positions (field.h), which takes some seconds; `nullopt` if stopped.
std::optional<endgame::Forcing> number_ranks(const std::stop_token& stop = {});

/// The number of the rank that the method is heading for, and the moves in which it can be forced.
struct Target {
    endgame::Forcing::Goal rank;
    int moves;
    /// The smaller field announced to the user; it does not change until it is reached.
    std::optional<Field> next{};
    /// The field in which the lone king is, and the one a move and a reply earlier.
    Field field = Field::board;
    std::optional<Field> field_before{};
    /// The move, if the user knows it by heart; the rank is then that of the position.
    std::optional<chess::Move> by_heart{};

    friend bool operator==(const Target&, const Target&) = default;
};

/// The method's aim and moves in a position. Exactly one of `next`, `tidies` and `mate_in` has a value,
/// unless the position is known by heart.
struct Step {
    /// The field in which the lone king is.
    Field field;
    /// The next, smaller field.
    std::optional<Field> next;
    /// The question whose answer the step improves, if no smaller field can be forced yet.
    std::optional<Question> tidies;
    /// The moves to mate.
    std::optional<int> mate_in;
    /// The moves that the method allows; at least one.
    std::vector<chess::Move> open;
    /// True if each of these moves improves the answer by itself, regardless of the reply.
    bool tidies_at_once = false;
    /// True if the field was smaller a move and a reply earlier.
    bool is_larger_for_now = false;
    /// True if the aim takes more than this move. The number of moves may still grow, because a better target
    /// that takes longer may replace this one.
    bool takes_more_moves = false;
    /// True if the position and its move are known by heart (by_heart.h).
    bool is_by_heart = false;

    friend bool operator==(const Step&, const Step&) = default;
};

/// Mates with bishop and knight by fields (field.h), without a tablebase.
///
/// The method heads for a target. If a better rank can be forced within `usual_lookahead` moves, the best
/// such rank becomes the target; if the target is reached and no better rank can be forced within them, the
/// method looks deeper until one can. It takes the shortest way and prefers the moves after which the worst
/// reply leaves the best rank. So the target only improves, the way to it gets a move shorter each time, and
/// no game goes in circles.
///
/// A better target may replace one that has not been reached; otherwise reaching a target takes up to 62
/// moves. But fields are nested: if the target lies in a smaller field, that field is announced, and every
/// better target lies within it. So the announced field does not change until it is reached.
///
/// In a position known by heart (by_heart.h) the method plays the known move, drops its target and chooses a
/// new one afterwards. The proof that no game goes in circles covers the known positions, over all positions
/// (field.h).
///
/// Stateless between calls: the caller keeps the target from move to move (trail.h).
class Method {
public:
    explicit Method(endgame::Forcing ranks) : ranks_{std::move(ranks)} {}

    /// Returns the target in a position, given the previous one of the same game, a move and a reply earlier;
    /// `nullopt` unless the side to move wins with bishop and knight.
    std::optional<Target> target(const chess::Position& position, const std::optional<Target>& before = {});

    /// Returns the step towards a target in a position.
    ///
    /// @pre `target` is the target of the position
    Step step(const chess::Position& position, const Target& target);

private:
    using Goal = endgame::Forcing::Goal;

    Field field_of_rank(Goal rank) const;
    std::optional<Field> announced(Goal here, Goal target, std::optional<Field> before) const;
    Question first_difference(Goal here, Goal target) const;
    bool is_on_the_way(const chess::Position& defence, const Target& target);
    Goal worst_after(const chess::Position& defence) const;

    endgame::Forcing ranks_;
};

} // namespace trainer::method
