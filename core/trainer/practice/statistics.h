// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What practice has come to so far: sums of attempts by week and by part, days in a row, what falls due.
//
// Days and weeks are those of the user's calendar, weeks from Monday to Sunday as in ISO 8601. A clock that
// was wrong for a while does no harm: what is dated later than today belongs to this week and to no streak.

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

/// What some attempts came to together.
struct Sum {
    std::int64_t attempts = 0;
    std::int64_t succeeded = 0;
    /// The user's moves, and how long he thought about them.
    std::int64_t moves = 0;
    std::chrono::milliseconds thought{0};
    /// Those of them that he made to win, and the moves to mate that these have wasted.
    std::int64_t winning_moves = 0;
    std::int64_t wasted = 0;
    /// The mates against perfect defence, the moves they took, and those that best play takes.
    std::int64_t mates = 0;
    std::int64_t mating_moves = 0;
    std::int64_t best_moves = 0;

    Sum& operator+=(const Sum& other);
    friend bool operator==(const Sum&, const Sum&) = default;
};

/// What the attempts at an exercise in a week came to.
struct WeekOfExercise {
    Day monday;
    Exercise exercise;
    Sum sum;
};

/// How often the result was thrown away in an exercise by a move to a square.
struct ThrownTo {
    Exercise exercise;
    chess::Square square;
    std::int64_t times = 0;
};

/// The chance that an exercise succeeds now: that of its memory, but 0 while the first of its short steps
/// lies ahead again. Retrievability is 1 right after any review, for whoever failed a card has seen its
/// answer; a mate that failed was not learnt by that.
double chance_of_success(const Memory& memory, Time now, Calendar calendar);

/// The day on which an exercise is due, and the chance to succeed at it now.
struct DueOn {
    Exercise exercise;
    Day day;
    double chance = 0;
};

/// How much of a course was read and solved.
struct CourseRead {
    std::string title;
    std::int64_t read = 0;      ///< pages read
    std::int64_t pages = 0;     ///< 0 if their number is not known
    std::int64_t solved = 0;    ///< questions solved, be it with help
    std::int64_t questions = 0; ///< 0 if their number is not known, or there are none

    friend bool operator==(const CourseRead&, const CourseRead&) = default;
};

/// Everything that statistics are made of, in no order.
struct History {
    std::vector<WeekOfExercise> weeks{};
    std::vector<ThrownTo> thrown{};
    std::vector<DueOn> due{};
    /// The days with an attempt.
    std::vector<Day> days{};
    /// The courses in the order in which they are offered, whether read or not.
    std::vector<CourseRead> courses{};
};

/// What statistics are about.
struct Filter {
    std::optional<endgame::Material> ending{}; ///< all and the questions of courses, if nothing
    std::optional<coach::Stage> stage{};       ///< all, if nothing

    friend bool operator==(const Filter&, const Filter&) = default;
};

/// Whether an exercise passes a filter.
bool passes(const Filter& filter, const Exercise& exercise);

/// A week and what its attempts came to.
struct Week {
    Day monday;
    Sum sum;

    friend bool operator==(const Week&, const Week&) = default;
};

/// A part of what is practised: a whole ending; or of one ending its draws, a stage, the positions to know by
/// heart, or the other wins that have no stage.
struct Part {
    endgame::Material ending = endgame::kbnk;
    Prospect prospect = Prospect::win;
    std::optional<coach::Stage> stage{};
    Sum sum{};
    bool is_by_heart = false;

    friend bool operator==(const Part&, const Part&) = default;
};

/// How many weeks statistics tell of, this one among them.
inline constexpr int weeks_told = 52;
/// How many days they look ahead, today among them.
inline constexpr int days_ahead = 14;

/// What practice has come to.
struct Statistics {
    Sum all;
    /// Without gaps from the first week with an attempt to this one, `weeks_told` at most; none if there was
    /// no attempt.
    std::vector<Week> weeks;
    /// The endings, or if the filter names one, its parts whatever stage it names: both in the order in which
    /// they are learnt, as far as they were practised.
    std::vector<Part> parts;
    std::array<std::int64_t, chess::square_count> thrown{};
    /// How many exercises fall due from today on; those due before count as today's.
    std::array<std::int64_t, days_ahead> due{};
    /// The share of the practised exercises that would succeed now; nothing if there are none.
    std::optional<double> remembered;
    /// The days in a row with an attempt at anything, up to today or yesterday; and the most there were.
    int streak = 0;
    int longest_streak = 0;
    /// All of them: a course is of no ending or stage alone.
    std::vector<CourseRead> courses;
};

/// The statistics of what passes a filter.
Statistics statistics_of(const History& history, const Filter& filter, Day today);

/// The endings that were practised, and the stages of one, in the order in which they are learnt.
std::vector<endgame::Material> endings_in(const History& history);
std::vector<coach::Stage> stages_in(const History& history, const endgame::Material& ending);

} // namespace trainer::practice
