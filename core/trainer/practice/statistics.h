// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Practice statistics: sums of attempts by week and by part, streaks, and due exercises.
//
// Days and weeks are those of the user's calendar, weeks from Monday to Sunday as in ISO 8601. A temporarily
// wrong clock does no harm: dates after today count in this week and in no streak.

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "chess/square.h"
#include "trainer/practice/exercise.h"
#include "trainer/practice/fsrs.h"

namespace trainer::practice {

/// The Monday of a day's week.
Day monday_of(Day day);

/// The sums of some attempts.
struct Sum {
    std::int64_t attempts = 0;
    std::int64_t succeeded = 0;
    /// The number of the user's moves, and the total thinking time.
    std::int64_t moves = 0;
    std::chrono::milliseconds thought{0};
    /// The number of those moves that played for a win, and the moves to mate that they wasted.
    std::int64_t winning_moves = 0;
    std::int64_t wasted = 0;
    /// The mates against perfect defence, their moves, and the moves of best play.
    std::int64_t mates = 0;
    std::int64_t mating_moves = 0;
    std::int64_t best_moves = 0;

    Sum& operator+=(const Sum& other);
    friend bool operator==(const Sum&, const Sum&) = default;
};

/// The sums of the attempts at an exercise in a week.
struct WeekOfExercise {
    Day monday;
    Exercise exercise;
    Sum sum;
};

/// The number of times that a move to a square threw away the result of an exercise.
struct ThrownTo {
    Exercise exercise;
    chess::Square square;
    std::int64_t times = 0;
};

/// The chance that an exercise succeeds now: the retrievability of its memory, but 0 while the first of its
/// short steps is to be repeated. Retrievability is 1 right after any review, because a failed card reveals
/// its answer; a failed mate does not.
double chance_of_success(const Memory& memory, Time now, Calendar calendar);

/// The day on which an exercise is due, and the chance to succeed at it now.
struct DueOn {
    Exercise exercise;
    Day day;
    double chance = 0;
};

/// The extent to which a course was read and solved.
struct CourseRead {
    std::string title;
    std::int64_t read = 0;      ///< pages read
    std::int64_t pages = 0;     ///< 0 if the number is unknown
    std::int64_t solved = 0;    ///< questions solved, with or without help
    std::int64_t questions = 0; ///< 0 if the number is unknown, or there are no questions

    friend bool operator==(const CourseRead&, const CourseRead&) = default;
};

/// The input of the statistics, unordered.
struct History {
    std::vector<WeekOfExercise> weeks{};
    std::vector<ThrownTo> thrown{};
    std::vector<DueOn> due{};
    /// The days with an attempt.
    std::vector<Day> days{};
    /// The courses in the order in which they are offered, read or not.
    std::vector<CourseRead> courses{};
};

/// The exercises that statistics cover.
struct Filter {
    std::optional<endgame::Material> ending{}; ///< `nullopt`: all, including questions of courses
    std::optional<coach::Stage> stage{};       ///< `nullopt`: all

    friend bool operator==(const Filter&, const Filter&) = default;
};

/// True if an exercise passes a filter.
bool passes(const Filter& filter, const Exercise& exercise);

/// A week and the sums of its attempts.
struct Week {
    Day monday;
    Sum sum;

    friend bool operator==(const Week&, const Week&) = default;
};

/// A part of the practised material: a whole ending; or of one ending its draws, a stage, the positions to
/// know by heart, or the other wins, which have no stage.
struct Part {
    endgame::Material ending = endgame::kbnk;
    Prospect prospect = Prospect::win;
    std::optional<coach::Stage> stage{};
    Sum sum{};
    bool is_by_heart = false;

    friend bool operator==(const Part&, const Part&) = default;
};

/// The number of weeks that statistics cover, including this one.
inline constexpr int weeks_told = 52;
/// The number of days that they look ahead, including today.
inline constexpr int days_ahead = 14;

/// The statistics of practice.
struct Statistics {
    Sum all;
    /// All weeks from the first one with an attempt to this one, at most `weeks_told`; empty if there was no
    /// attempt.
    std::vector<Week> weeks;
    /// The practised endings, or if the filter has one, its parts in all stages, both in the order of
    /// learning.
    std::vector<Part> parts;
    /// The practised questions of courses, which belong to no ending.
    Sum questions;
    std::array<std::int64_t, chess::square_count> thrown{};
    /// The number of exercises that fall due on each day from today on; overdue ones count as today's.
    std::array<std::int64_t, days_ahead> due{};
    /// The expected share of the practised exercises that would succeed now; `nullopt` if there are none.
    std::optional<double> remembered;
    /// The current streak of days with an attempt at any exercise, up to today or yesterday, and the longest
    /// one.
    int streak = 0;
    int longest_streak = 0;
    /// All courses: a course does not belong to a single ending or stage.
    std::vector<CourseRead> courses;
};

/// The statistics of the attempts that pass a filter.
Statistics statistics_of(const History& history, const Filter& filter, Day today);

/// The practised endings, and the practised stages of one, in the order of learning.
std::vector<endgame::Material> endings_in(const History& history);
std::vector<coach::Stage> stages_in(const History& history, const endgame::Material& ending);

} // namespace trainer::practice
