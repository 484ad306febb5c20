// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Schedules the reviews of a skill with FSRS-6, the free spaced repetition scheduler of Open Spaced
// Repetition (github.com/open-spaced-repetition, wiki page "The Algorithm"), equivalent to ts-fsrs 5.4
// without fuzz and with short-term steps. A memory has
//
//      S  stability: the days until the chance to succeed has fallen to 90 %
//      D  difficulty, from 1 to 10
//      R  retrievability: that chance t days after the last review, R = (1 + f·t/S)^-w20, where R(S) = 90 %
//
// and the next review is due when R has fallen to the desired retention. As in ts-fsrs, every value is
// rounded to eight decimals, which hides differences between machines in the last digits.

#include <array>
#include <chrono>
#include <vector>

namespace trainer::practice {

/// A moment, in UTC.
using Time = std::chrono::sys_time<std::chrono::milliseconds>;

/// A day of the learner's calendar.
using Day = std::chrono::local_days;

/// Returns the learner's day of a moment, which depends on the time zone and on daylight saving time.
using Calendar = Day (*)(Time);

/// The calendar of UTC.
Day utc_day(Time time);

/// The grade of a review.
enum class Grade { again = 1, hard, good, easy };

/// The phase of a memory: never reviewed; in the first short steps; with days between reviews; in short steps
/// again after a lapse.
enum class Phase { fresh, learning, review, relearning };

/// The memory of one skill and its next due time.
struct Memory {
    Phase phase = Phase::fresh;
    /// The end of the wait to the minute, as in ts-fsrs; see `is_due`.
    Time due{};
    /// The last review; unspecified while the memory is fresh, as are stability and difficulty.
    Time last_review{};
    /// In days.
    double stability = 0;
    double difficulty = 0;
    /// The days from the last review until it is due; 0 in the short steps.
    int scheduled_days = 0;
    /// The index of the current short step, from 0.
    int learning_step = 0;
    /// The number of all reviews, and of lapses (reviews that failed in the review phase).
    int reps = 0;
    int lapses = 0;

    friend bool operator==(const Memory&, const Memory&) = default;
};

/// The parameters of FSRS-6. Weights lie in their published ranges, retention between 0 and 1, and a step is
/// shorter than half a day. With more than one relearning step ts-fsrs lowers weights 17 and 18 if they are
/// so large that a lapse would not lower stability; here that is left to the caller.
struct FsrsParameters {
    std::array<double, 21> weights{0.212,  1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194,
                                   0.001,  1.8722, 0.1666, 0.796,  1.4835, 0.0614, 0.2629,
                                   1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542};
    /// The chance of success at which a review is due.
    double desired_retention = 0.9;
    /// In days.
    int maximum_interval = 36'500;
    /// The waits of a new skill, and of a lapsed one, before days count. May be empty.
    std::vector<std::chrono::minutes> learning_steps{std::chrono::minutes{1}, std::chrono::minutes{10}};
    std::vector<std::chrono::minutes> relearning_steps{std::chrono::minutes{10}};

    friend bool operator==(const FsrsParameters&, const FsrsParameters&) = default;
};

/// Returns the memory after a review. The time between two reviews is counted in midnights, not hours: two
/// reviews on one day are short-term, two at 23:59 and 0:01 are a day apart. If the clock went back, it
/// counts as the same day.
///
/// @param calendar ts-fsrs counts the midnights of UTC, which in California fall into the afternoon and split
/// one session into two days; the night that matters is the learner's own.
Memory review(const Memory& before, Grade grade, Time now, const FsrsParameters& parameters,
              Calendar calendar = &utc_day);

/// Returns the days of the calendar since the last review; 0 if the clock went back.
std::chrono::days days_since_review(const Memory& memory, Time now, Calendar calendar);

/// The day on which a memory is due: in the review phase the scheduled number of calendar days after the last
/// review, regardless of the hours.
Day due_day(const Memory& memory, Calendar calendar);

/// True if a memory is due: in the review phase from the beginning of its day, in the short steps from the
/// minute on. A memory whose last review is on a later day is due as well: the clock was wrong then.
bool is_due(const Memory& memory, Time now, Calendar calendar);

/// The chance that a skill succeeds `since_review` days after the last review; 0 for a fresh memory.
double retrievability(const Memory& memory, std::chrono::days since_review, const FsrsParameters& parameters);

} // namespace trainer::practice
