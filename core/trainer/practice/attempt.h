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
    /// Whether the user's move changed the result.
    bool throws_result = false;
    /// How long the user thought; 0 for the program.
    std::chrono::milliseconds thought{0};

    friend bool operator==(const AttemptMove&, const AttemptMove&) = default;
};

/// How an attempt stands.
enum class Stand {
    open,      ///< It goes on.
    succeeded, ///< Mated or the goal reached, or the draw was held for `moves_to_hold` moves or to the end of
               ///< the game; or the one move that is asked was played.
    failed,    ///< The result is another than it was at the start, the goal can no longer be reached in time,
               ///< the move was not one that is asked, or the question of a course was not solved.
};

/// True if an exercise asks for one move.
constexpr bool asks_one_move(const Exercise& exercise)
{
    return exercise.known != nullptr || exercise.question;
}

/// The goal of the round of an exercise; nothing where a draw is held, one move is asked, or the question of
/// a course.
std::optional<Goal> goal_of(const Exercise& exercise, const Round& round, const endgame::Tablebase& tables);

/// The moves that answer an exercise which asks for one, in the position it starts from.
std::vector<chess::Move> answers_to(const Exercise& exercise, const chess::Position& start,
                                    const endgame::Tablebase& tables);

/// One go at an exercise, as it is kept.
struct Attempt {
    Exercise exercise;
    Time finished{};
    chess::Position start;
    std::uint64_t seed = 0; ///< 0 for the question of a course
    Opponent opponent = Opponent::perfect;
    std::vector<AttemptMove> moves{};
    /// How it stood in the end; open if the user gave up.
    Stand stand = Stand::open;
    /// Why the round was over, if it was.
    std::optional<EndReason> end{};
    Outcome outcome{};
    Grade grade = Grade::again;
    std::optional<Goal> goal{};
    /// The answers, where one move was asked.
    std::vector<chess::Move> answers{};
};

/// How an attempt at a goal, as `goal_of` says, stands at the current node of a round, whose moves are judged
/// as far as tables go. The page of a course tells itself how its question stands.
Stand stand_of(const Exercise& exercise, const std::optional<Goal>& goal, const Round& round,
               const endgame::Tablebase& tables);

/// What an attempt was like beside what its round tells.
struct Watched {
    /// How long the user thought about the moves that led to nodes.
    std::map<Game::NodeId, std::chrono::milliseconds> thoughts{};
    /// Whether he looked up a best move; it counts as one told move.
    bool has_looked_up = false;
};

/// The attempt at a goal that ends at the current node of a round, where it stands as `stand_of` says. An
/// attempt that ends while it is open was given up and has not succeeded.
Attempt attempt_of(const Exercise& exercise, const std::optional<Goal>& goal, Stand stand, const Round& round,
                   const endgame::Tablebase& tables, Opponent opponent, const Watched& watched,
                   const GradeRule& rule, Time now);

} // namespace trainer::practice
