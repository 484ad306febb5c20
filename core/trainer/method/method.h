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

/// How many moves a user of the method looks ahead, if that shows a better rank.
inline constexpr int usual_lookahead = 4;

/// Numbers the ranks of all positions (field.h), which takes some seconds; `nullopt` if asked to stop.
std::optional<endgame::Forcing> number_ranks(const std::stop_token& stop = {});

/// The rank that the method is heading for, by its number, and the moves in which it can be forced.
struct Target {
    endgame::Forcing::Goal rank;
    int moves;
    /// The smaller field announced to the user; it stays until it is reached.
    std::optional<Field> next{};
    /// The field in which the lone king is, and the one a move and a reply ago.
    Field field = Field::board;
    std::optional<Field> field_before{};
    /// The move, where the user knows it by heart; then the rank is that of the position.
    std::optional<chess::Move> by_heart{};

    friend bool operator==(const Target&, const Target&) = default;
};

/// The method's aim and moves in a position. One of `next`, `tidies` and `mate_in` has a value, unless the
/// position is known by heart.
struct Step {
    /// The field in which the lone king is.
    Field field;
    /// The next field, which is smaller.
    std::optional<Field> next;
    /// The answer that the step improves, if it tidies up because no smaller field can be forced yet.
    std::optional<Question> tidies;
    /// The moves to mate.
    std::optional<int> mate_in;
    /// The moves that the method leaves open; at least one.
    std::vector<chess::Move> open;
    /// True if each open move improves the answer by itself, whatever the reply.
    bool tidies_at_once = false;
    /// True if the field was smaller a move and a reply ago.
    bool is_larger_for_now = false;
    /// True if the aim takes more moves than this one. Their number is no promise: a better target that takes
    /// longer may replace this one.
    bool takes_more_moves = false;
    /// True if the position and its move are known by heart (by_heart.h).
    bool is_by_heart = false;

    friend bool operator==(const Step&, const Step&) = default;
};

/// Mates with bishop and knight by fields (field.h), without a tablebase.
///
/// It heads for a target. If a better rank than the target can be forced within `usual_lookahead` moves, the
/// best such rank is the target from now on; if the target is reached and nothing better can be forced within
/// them, it looks deeper until something can. It goes there by the shortest way, and of such moves chooses
/// one after which the worst reply leaves the best rank. So the target only gets better, the way to it gets
/// a move shorter each time, and no game goes in circles.
///
/// A target that is better still may replace one that is not reached; a target that is kept until it is
/// reached takes up to 62 moves. But fields are nested: where the target lies in a smaller field, that field
/// is announced, and every better target lies within it. So the announced field stays until it is reached.
///
/// In a position known by heart (by_heart.h) it plays the known move, forgets its target and takes a new one
/// afterwards. That no game goes in circles then is proven for the known positions as they are, over all
/// positions (field.h).
///
/// It remembers nothing of a game: its user keeps the target from move to move (trail.h).
class Method {
public:
    explicit Method(endgame::Forcing ranks) : ranks_{std::move(ranks)} {}

    /// Returns the target in a position, given the one before it in the same game, a move and a reply ago;
    /// `nullopt` unless the side to move wins with bishop and knight.
    std::optional<Target> target(const chess::Position& position, const std::optional<Target>& before = {});

    /// Returns what the method does in a position on the way to its target.
    ///
    /// @pre it is the target there
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
