// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/practice/fsrs.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <optional>

namespace trainer::practice {
namespace {

using Weights = std::array<double, 21>;

constexpr double least_stability = 0.001;
constexpr double most_stability = 36'500;
constexpr double least_first_stability = 0.1;

/// Rounds a number, with halves rounded up even if negative, as in JavaScript.
double rounded(double number)
{
    const double up = std::ceil(number);
    return up - 0.5 > number ? up - 1 : up;
}

double to_eight_decimals(double number)
{
    return rounded(number * 1e8) / 1e8;
}

double to_stability(double days)
{
    return to_eight_decimals(std::clamp(days, least_stability, most_stability));
}

/// The grade as a number in the formulas, from 1 to 4.
int number_of(Grade grade)
{
    return static_cast<int>(grade);
}

/// The decline of R: R = (1 + factor · t / S)^decay.
struct ForgettingCurve {
    double decay;
    double factor;

    explicit ForgettingCurve(const Weights& w)
        : decay{-w[20]}
        , factor{to_eight_decimals(std::exp(1 / decay * std::log(0.9)) - 1)}
    {}

    double retrievability(int days, double stability) const
    {
        return to_eight_decimals(std::pow(1 + factor * days / stability, decay));
    }

    /// The days until R has fallen to a retention, for a stability of one day.
    double days_until(double retention) const
    {
        return to_eight_decimals((std::pow(retention, 1 / decay) - 1) / factor);
    }
};

/// D0(G) = w4 - e^(w5 (G - 1)) + 1
double first_difficulty(Grade grade, const Weights& w)
{
    return to_eight_decimals(w[4] - std::exp((number_of(grade) - 1) * w[5]) + 1);
}

/// D' = w7 D0(easy) + (1 - w7) (D - w6 (G - 3) (10 - D) / 9)
double next_difficulty(double difficulty, Grade grade, const Weights& w)
{
    const double change = -w[6] * (number_of(grade) - 3);
    const double damped = difficulty + to_eight_decimals(change * (10 - difficulty) / 9);
    const double reverted = w[7] * first_difficulty(Grade::easy, w) + (1 - w[7]) * damped;
    return std::clamp(to_eight_decimals(reverted), 1.0, 10.0);
}

/// After a second review on one day: S' = S S^-w19 e^(w17 (G - 3 + w18)); only a failure lowers S.
double short_term_stability(const Memory& memory, Grade grade, const Weights& w)
{
    const double growth =
        std::pow(memory.stability, -w[19]) * std::exp(w[17] * (number_of(grade) - 3 + w[18]));
    return to_stability(memory.stability * (grade == Grade::again ? growth : std::max(growth, 1.0)));
}

/// After a failure: S' = w11 D^-w12 ((S + 1)^w13 - 1) e^(w14 (1 - R)), at most the stability after a failure
/// on the same day.
double stability_after_failure(const Memory& memory, double chance, const Weights& w)
{
    const double forgotten =
        to_stability(w[11] * std::pow(memory.difficulty, -w[12]) *
                     (std::pow(memory.stability + 1, w[13]) - 1) * std::exp((1 - chance) * w[14]));
    const double most = to_eight_decimals(memory.stability / std::exp(w[17] * w[18]));
    return std::min(std::max(most, least_stability), forgotten);
}

/// After a success: S' = S (1 + e^w8 (11 - D) S^-w9 (e^(w10 (1 - R)) - 1) b), b = w15 if hard, w16 if easy.
double stability_after_success(const Memory& memory, double chance, Grade grade, const Weights& w)
{
    const double bonus = grade == Grade::hard ? w[15] : grade == Grade::easy ? w[16] : 1;
    return to_stability(memory.stability *
                        (1 + std::exp(w[8]) * (11 - memory.difficulty) * std::pow(memory.stability, -w[9]) *
                                 (std::exp((1 - chance) * w[10]) - 1) * bonus));
}

double first_stability(Grade grade, const Weights& w)
{
    return std::max(w[static_cast<std::size_t>(number_of(grade) - 1)], least_first_stability);
}

double next_stability(const Memory& memory, int days, Grade grade, const Weights& w)
{
    if (days == 0)
        return short_term_stability(memory, grade, w);
    const double chance = ForgettingCurve{w}.retrievability(days, memory.stability);
    return grade == Grade::again ? stability_after_failure(memory, chance, w)
                                 : stability_after_success(memory, chance, grade, w);
}

/// The days until R has fallen to the desired retention.
int interval_of(double stability, const FsrsParameters& parameters)
{
    const double days =
        stability * ForgettingCurve{parameters.weights}.days_until(parameters.desired_retention);
    return static_cast<int>(std::min(std::max(1.0, rounded(days)), double(parameters.maximum_interval)));
}

/// The interval after a success in the review phase: hard is at most as long as good would have been, good
/// longer than hard, and easy longer than good.
int interval_after_success(const Memory& memory, int days, Grade grade, const FsrsParameters& parameters)
{
    const auto interval = [&](Grade as_if) {
        return interval_of(next_stability(memory, days, as_if, parameters.weights), parameters);
    };
    const int hard = std::min(interval(Grade::hard), interval(Grade::good));
    if (grade == Grade::hard)
        return hard;
    const int good = std::max(interval(Grade::good), hard + 1);
    return grade == Grade::good ? good : std::max(interval(Grade::easy), good + 1);
}

struct Step {
    std::chrono::minutes wait;
    int number;
};

/// The short step after a review, if there is one: again returns to the first, hard repeats the current one
/// with half of the first two waits together (if there is only one, one and a half times its wait), good
/// continues, easy leaves the steps.
std::optional<Step> next_step(const Memory& memory, Grade grade, const FsrsParameters& parameters)
{
    const bool is_new = memory.phase == Phase::fresh || memory.phase == Phase::learning;
    const auto& steps = is_new ? parameters.learning_steps : parameters.relearning_steps;
    assert(std::ranges::all_of(steps, [](std::chrono::minutes step) {
        return step > std::chrono::minutes{0} && step < std::chrono::hours{12};
    }));
    const auto number = static_cast<std::size_t>(memory.learning_step);
    // Steps may have been removed since.
    if (number >= steps.size() || grade == Grade::easy)
        return std::nullopt;
    if (grade == Grade::again)
        return Step{steps.front(), 0};
    if (grade == Grade::good) {
        if (number + 1 == steps.size())
            return std::nullopt;
        return Step{steps[number + 1], memory.learning_step + 1};
    }
    const auto both = steps.front() + (steps.size() == 1 ? 2 * steps.front() : steps[1]);
    return Step{(both + std::chrono::minutes{1}) / 2, memory.learning_step};
}

void schedule_days(Memory& memory, int days)
{
    memory.phase = Phase::review;
    memory.learning_step = 0;
    memory.scheduled_days = days;
    memory.due = memory.last_review + std::chrono::days{days};
}

void schedule_step(Memory& memory, const Step& step)
{
    const bool is_lapse = memory.phase == Phase::review || memory.phase == Phase::relearning;
    memory.phase = is_lapse ? Phase::relearning : Phase::learning;
    memory.learning_step = step.number;
    memory.scheduled_days = 0;
    memory.due = memory.last_review + step.wait;
}

} // namespace

Day utc_day(Time time)
{
    return Day{std::chrono::floor<std::chrono::days>(time).time_since_epoch()};
}

std::chrono::days days_since_review(const Memory& memory, Time now, Calendar calendar)
{
    return std::max(calendar(now) - calendar(memory.last_review), std::chrono::days{0});
}

Day due_day(const Memory& memory, Calendar calendar)
{
    return memory.phase == Phase::review
               ? calendar(memory.last_review) + std::chrono::days{memory.scheduled_days}
               : calendar(memory.due);
}

bool is_due(const Memory& memory, Time now, Calendar calendar)
{
    if (calendar(memory.last_review) > calendar(now))
        return true;
    return memory.phase == Phase::review ? due_day(memory, calendar) <= calendar(now) : memory.due <= now;
}

Memory review(const Memory& before, Grade grade, Time now, const FsrsParameters& parameters,
              Calendar calendar)
{
    const Weights& w = parameters.weights;
    const bool is_fresh = before.phase == Phase::fresh;
    const int days = is_fresh ? 0 : static_cast<int>(days_since_review(before, now, calendar).count());
    Memory after = before;
    after.last_review = now;
    ++after.reps;
    after.stability = is_fresh ? first_stability(grade, w) : next_stability(before, days, grade, w);
    after.difficulty = is_fresh ? std::clamp(first_difficulty(grade, w), 1.0, 10.0)
                                : next_difficulty(before.difficulty, grade, w);
    if (before.phase == Phase::review && grade != Grade::again) {
        schedule_days(after, interval_after_success(before, days, grade, parameters));
        return after;
    }
    if (before.phase == Phase::review)
        ++after.lapses;
    if (const auto step = next_step(before, grade, parameters))
        schedule_step(after, *step);
    else
        schedule_days(after, interval_of(after.stability, parameters));
    return after;
}

double retrievability(const Memory& memory, std::chrono::days since_review, const FsrsParameters& parameters)
{
    if (memory.phase == Phase::fresh)
        return 0;
    return ForgettingCurve{parameters.weights}.retrievability(static_cast<int>(since_review.count()),
                                                              to_eight_decimals(memory.stability));
}

} // namespace trainer::practice
