// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Simulated people practise for weeks by a schedule, and their skills are measured afterwards:
// practice_simulation publishes it, simulation_test.cpp keeps its laws. Everything follows from the seed.

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "practice/learners.h"
#include "trainer/practice/exercise.h"
#include "trainer/practice/fsrs.h"
#include "trainer/practice/grade.h"
#include "trainer/practice/plan.h"

namespace practice_simulation {

using trainer::practice::Exercise;
using trainer::practice::FsrsParameters;
using trainer::practice::Memory;
using trainer::practice::Outcome;

/// The habits of a learner.
struct Habit {
    int days = 90;
    /// The last attempt of a day begins within these.
    std::chrono::minutes a_day{10};
    /// The days without practice before the second measurement.
    int days_after = 30;
};

/// The course of an attempt, given the chance that it succeeds.
struct AttemptFigures {
    /// The moves of best play; one that fails takes two thirds of them on average.
    int best = 15;
    /// The share of moves wasted on average by a successful learner: zero if sure, up to this if not.
    double wasted = 0.6;
    /// The seconds for a move, if the learner is sure and if not.
    double sure = 4;
    double unsure = 12;
    /// Until the next attempt.
    std::chrono::seconds pause{15};
};

/// Makes an attempt up.
inline Outcome attempt(double chance, const AttemptFigures& figures, Random& random)
{
    Outcome outcome{.succeeded = fraction(random) < chance, .best = figures.best};
    if (outcome.succeeded) {
        const double share = -std::log(1 - fraction(random)) * figures.wasted * (1 - chance);
        outcome.wasted = static_cast<int>(std::lround(share * figures.best));
        outcome.moves = figures.best + outcome.wasted;
    } else {
        outcome.thrown = 1;
        outcome.moves = 1 + static_cast<int>(fraction(random) * figures.best * 4 / 3);
    }
    const double seconds = figures.sure + (figures.unsure - figures.sure) * (1 - chance);
    outcome.thought = std::chrono::milliseconds{std::lround(1'000 * seconds * outcome.moves)};
    return outcome;
}

/// Chooses the next exercise.
class Schedule {
public:
    Schedule() = default;
    Schedule(const Schedule&) = delete;
    Schedule& operator=(const Schedule&) = delete;
    virtual ~Schedule() = default;

    virtual std::size_t next(Time now) = 0;
    /// Hears how it went.
    virtual void note(std::size_t /*skill*/, const Outcome& /*outcome*/, Time /*now*/) {}
};

/// Anything, by lot.
class RandomDrills : public Schedule {
public:
    RandomDrills(std::size_t skills, std::uint64_t seed) : skills_{skills}, random_{seed} {}
    std::size_t next(Time /*now*/) override { return trainer::below(random_, skills_); }

private:
    std::size_t skills_;
    Random random_;
};

/// One after the other, and again from the first.
class Rotation : public Schedule {
public:
    explicit Rotation(std::size_t skills) : skills_{skills} {}
    std::size_t next(Time /*now*/) override { return count_++ % skills_; }

private:
    std::size_t skills_;
    std::size_t count_ = 0;
};

/// Stores the memory of each skill, as the product does.
class Remembering : public Schedule {
public:
    Remembering(const std::vector<Exercise>& syllabus, const FsrsParameters& parameters)
        : syllabus_{syllabus}
        , parameters_{parameters}
    {}

    void note(std::size_t skill, const Outcome& outcome, Time now) override
    {
        Memory& memory = memories_[name_of(syllabus_[skill])];
        memory = review(memory, grade_of(outcome), now, parameters_);
        last_ = syllabus_[skill];
    }

protected:
    std::vector<Exercise> syllabus_;
    FsrsParameters parameters_;
    trainer::practice::Memories memories_;
    std::optional<Exercise> last_;
};

/// The schedule of the product.
class Planned : public Remembering {
public:
    using Remembering::Remembering;

    std::size_t next(Time now) override
    {
        const Exercise next =
            next_exercise(syllabus_, memories_, now, &trainer::practice::utc_day, last_).exercise;
        return static_cast<std::size_t>(std::ranges::find(syllabus_, next) - syllabus_.begin());
    }
};

/// The due exercises by their probability of being forgotten, after the short steps and before fresh
/// exercises.
class ForgottenFirst : public Remembering {
public:
    using Remembering::Remembering;

    std::size_t next(Time now) override
    {
        const auto rank = [&](const Exercise& exercise) {
            const auto found = memories_.find(name_of(exercise));
            const bool is_last = exercise == last_;
            if (found == memories_.end())
                return std::tuple{is_last, 2, 0.0};
            const Memory& memory = found->second;
            const int place = memory.due > now ? 3 : memory.phase == trainer::practice::Phase::review ? 1 : 0;
            return std::tuple{is_last, place,
                              retrievability(memory,
                                             days_since_review(memory, now, &trainer::practice::utc_day),
                                             parameters_)};
        };
        return static_cast<std::size_t>(std::ranges::min_element(syllabus_, {}, rank) - syllabus_.begin());
    }
};

enum class Kind { planned, random_drills, rotation, forgotten_first };

inline constexpr std::array all_kinds{Kind::planned, Kind::random_drills, Kind::rotation,
                                      Kind::forgotten_first};

/// The learner, the exercises and the habits of a simulation.
struct World {
    std::function<std::unique_ptr<Learner>(std::size_t skills, Random& random)> learner;
    std::vector<Exercise> syllabus;
    FsrsParameters parameters{};
    Habit habit{};
    AttemptFigures attempts{};
};

/// The results.
struct Result {
    /// The mean chance to succeed over all skills, a day after the last session and when one looks again.
    double at_the_end = 0;
    double later = 0;
    int attempts = 0;
    /// The skills that were practised at all.
    int seen = 0;

    friend bool operator==(const Result&, const Result&) = default;
};

inline Time evening(int day)
{
    return Time{std::chrono::days{20'000 + day}} + std::chrono::hours{18};
}

inline double mean_chance(const Learner& learner, std::size_t skills, Time now)
{
    double sum = 0;
    for (std::size_t skill = 0; skill < skills; ++skill)
        sum += learner.chance(skill, now);
    return sum / static_cast<double>(skills);
}

inline std::unique_ptr<Schedule> schedule_of(Kind kind, const World& world, std::uint64_t seed)
{
    switch (kind) {
    case Kind::planned:
        return std::make_unique<Planned>(world.syllabus, world.parameters);
    case Kind::random_drills:
        return std::make_unique<RandomDrills>(world.syllabus.size(), seed);
    case Kind::rotation:
        return std::make_unique<Rotation>(world.syllabus.size());
    case Kind::forgotten_first:
        break;
    }
    return std::make_unique<ForgottenFirst>(world.syllabus, world.parameters);
}

/// Simulates a learner. The same seed yields the same learner for any schedule.
inline Result practise(const World& world, Kind kind, std::uint64_t seed)
{
    Random random{seed};
    const std::size_t skills = world.syllabus.size();
    const std::unique_ptr<Learner> learner = world.learner(skills, random);
    const std::unique_ptr<Schedule> schedule = schedule_of(kind, world, random());
    Result result;
    std::vector<bool> is_seen(skills);
    for (int day = 0; day < world.habit.days; ++day) {
        for (Time now = evening(day); now < evening(day) + world.habit.a_day; now += world.attempts.pause) {
            const std::size_t skill = schedule->next(now);
            const Outcome outcome = attempt(learner->chance(skill, now), world.attempts, random);
            now += outcome.thought;
            learner->practise(skill, now);
            schedule->note(skill, outcome, now);
            ++result.attempts;
            is_seen[skill] = true;
        }
    }
    result.seen = static_cast<int>(std::ranges::count(is_seen, true));
    result.at_the_end = mean_chance(*learner, skills, evening(world.habit.days));
    result.later = mean_chance(*learner, skills, evening(world.habit.days + world.habit.days_after));
    return result;
}

template <typename Model, typename Figures>
World world_of(const Figures& figures, std::vector<Exercise> syllabus)
{
    return {.learner = [figures](std::size_t skills,
                                 Random& random) { return std::make_unique<Model>(figures, skills, random); },
            .syllabus = std::move(syllabus)};
}

} // namespace practice_simulation
