// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "endgame/tablebase.h"
#include "trainer/game.h"
#include "trainer/practice/exercise.h"
#include "trainer/practice/fsrs.h"
#include "trainer/practice/goal.h"
#include "trainer/practice/grade.h"
#include "trainer/round.h"
#include "trainer/seat.h"

namespace trainer::practice {

/// A move of an attempt.
struct AttemptMove {
    chess::Move move;
    /// The moves to mate that the user's move wasted; 0 for the program's.
    int cost = 0;
    /// True if the user's move changed the result.
    bool throws_result = false;
    /// The user's thinking time; 0 for the program.
    std::chrono::milliseconds thought{0};

    friend bool operator==(const AttemptMove&, const AttemptMove&) = default;
};

/// The state of an attempt.
enum class Stand {
    open,      ///< It is in progress.
    succeeded, ///< Mated, the goal reached, or the draw held for `moves_to_hold` moves or to the end of the
               ///< game; or the requested move was played.
    failed,    ///< The result differs from that of the start, the goal can no longer be reached in time, the
               ///< move was wrong, or the question of a course was not solved.
};

/// True if an exercise asks for one move.
constexpr bool asks_one_move(const Exercise& exercise)
{
    return exercise.known != nullptr || exercise.question;
}

/// The goal of the round of an exercise; `nullopt` if a draw is to be held, if one move is asked for, and for
/// the question of a course.
std::optional<Goal> goal_of(const Exercise& exercise, const Round& round, const endgame::Tablebase& tables);

/// The correct moves of an exercise that asks for one, in its starting position.
std::vector<chess::Move> answers_to(const Exercise& exercise, const chess::Position& start,
                                    const endgame::Tablebase& tables);

/// An attempt at an exercise, as it is saved.
struct Attempt {
    Exercise exercise;
    Time finished{};
    chess::Position start;
    std::uint64_t seed = 0; ///< 0 for the question of a course
    Opponent opponent = Opponent::perfect;
    std::vector<AttemptMove> moves{};
    /// The final state; open if the user gave up.
    Stand stand = Stand::open;
    /// The reason why the round was over, if it was.
    std::optional<EndReason> end{};
    Outcome outcome{};
    Grade grade = Grade::again;
    std::optional<Goal> goal{};
    /// The correct answers, if one move was asked for.
    std::vector<chess::Move> answers{};
    /// True if a question was answered in its course: it is remembered like an exercise, but the attempt
    /// counts only in the course.
    bool is_in_course = false;
};

/// The state of an attempt with a goal from `goal_of` at the current node of a round, whose moves are judged
/// as far as the tablebases go. Not for questions of courses, whose pages determine their own state.
Stand stand_of(const Exercise& exercise, const std::optional<Goal>& goal, const Round& round,
               const endgame::Tablebase& tables);

/// True if mate can no longer be forced within the moves that a goal allows. Always false for a goal to reach
/// a stage, because the shortest way to that is unknown.
bool is_out_of_reach(const Goal& goal, const Round& round, const endgame::Tablebase& tables);

/// Observations of an attempt that are not part of its round.
struct Watched {
    /// The user's thinking times by the nodes of the moves.
    std::map<Game::NodeId, std::chrono::milliseconds> thoughts{};
    /// True if the user looked up a best move; it counts as one revealed move.
    bool has_looked_up = false;
    /// True if a question of a course was solved with help, such as a hint on squares, which no move has.
    bool was_helped = false;
};

/// The attempt that ends at the current node of a round in state `stand` (`stand_of`). An attempt that ends
/// while open was given up and has not succeeded.
Attempt attempt_of(const Exercise& exercise, const std::optional<Goal>& goal, Stand stand, const Round& round,
                   const endgame::Tablebase& tables, Opponent opponent, const Watched& watched,
                   const GradeRule& rule, Time now);

} // namespace trainer::practice
