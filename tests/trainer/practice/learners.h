// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// People who learn by practice, as models. Neither knows of stability, difficulty or retrievability: a
// schedule that goes by FSRS is measured on memories that are not those of FSRS.
//
// PowerLaw: practice and time are power laws of the odds to fail, skill by skill,
//
//      fail : succeed = difficulty · (1 + n)^-learning · (1 + t)^forgetting
//
// with n what was practised and t the days since. A practice adds 1 to n after a long pause, and `massed` of
// it right after another; half of the rest comes back in a day. Difficulties are drawn log-normal.
//
// Activation: the model of Pavlik and Anderson ("Practice and Forgetting Effects on Vocabulary Memory: An
// Activation-Based Model of the Spacing Effect", Cognitive Science 29, 2005), with figures such as fit words
// of a foreign language. Each practice leaves a trace that decays as a power of time, the faster the more was
// still there when it was made:
//
//      m = ln Σ t_i^-d_i,   d_i = c · e^(m_i) + a,   succeed = 1 / (1 + e^((τ - m) / s))
//
// with t in seconds, of which those between sessions count for `h`. A skill's threshold is τ and a normal
// lot.

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <ratio>
#include <vector>

#include "trainer/practice/fsrs.h"
#include "trainer/random.h"

namespace practice_simulation {

using trainer::Random;
using trainer::practice::Time;

/// A number from 0 to 1.
inline double fraction(Random& random)
{
    return static_cast<double>(random() >> 11) * 0x1p-53;
}

/// A number of the standard normal distribution, after Box and Muller.
inline double normal(Random& random)
{
    const double radius = std::sqrt(-2 * std::log(1 - fraction(random)));
    return radius * std::cos(2 * std::numbers::pi * fraction(random));
}

inline double days_between(Time from, Time to)
{
    return std::chrono::duration<double, std::ratio<86'400>>(to - from).count();
}

/// Somebody who practises skills, numbered from 0.
class Learner {
public:
    virtual ~Learner() = default;
    /// The chance that an attempt at a skill succeeds now.
    virtual double chance(std::size_t skill, Time now) const = 0;
    /// Makes an attempt at a skill, successful or not.
    virtual void practise(std::size_t skill, Time now) = 0;
};

struct PowerLawFigures {
    /// The difficulty of the median skill: a beginner succeeds once in ten attempts.
    double difficulty = 9;
    /// The standard deviation of its logarithm.
    double spread = 0.7;
    double learning = 1.6;
    double forgetting = 0.5;
    double massed = 0.5;
};

class PowerLaw : public Learner {
public:
    PowerLaw(const PowerLawFigures& figures, std::size_t skills, Random& random) : figures_{figures}
    {
        for (std::size_t i = 0; i < skills; ++i)
            skills_.push_back({.difficulty = figures.difficulty * std::exp(figures.spread * normal(random))});
    }

    double chance(std::size_t number, Time now) const override
    {
        const Skill& skill = skills_[number];
        const double forgotten =
            skill.practised == 0 ? 1 : std::pow(1 + days_between(skill.last, now), figures_.forgetting);
        return 1 / (1 + skill.difficulty * std::pow(1 + skill.practised, -figures_.learning) * forgotten);
    }

    void practise(std::size_t number, Time now) override
    {
        Skill& skill = skills_[number];
        const double days = days_between(skill.last, now);
        skill.practised +=
            skill.practised == 0 ? 1 : figures_.massed + (1 - figures_.massed) * days / (1 + days);
        skill.last = now;
    }

private:
    struct Skill {
        double difficulty;
        double practised = 0;
        Time last{};
    };

    PowerLawFigures figures_;
    std::vector<Skill> skills_;
};

struct ActivationFigures {
    double decay = 0.177;               ///< a
    double decay_by_activation = 0.217; ///< c
    double threshold = -0.704;          ///< τ
    double noise = 0.255;               ///< s
    double between_sessions = 0.025;    ///< h
    /// The standard deviation of a skill's own threshold.
    double spread = 0.5;
};

class Activation : public Learner {
public:
    Activation(const ActivationFigures& figures, std::size_t skills, Random& random) : figures_{figures}
    {
        for (std::size_t i = 0; i < skills; ++i)
            skills_.push_back(
                {.threshold = figures.threshold + figures.spread * normal(random), .traces = {}});
    }

    double chance(std::size_t number, Time now) const override
    {
        const Skill& skill = skills_[number];
        const double active = sum_of_traces(skill, now);
        if (active == 0)
            return 0;
        return 1 / (1 + std::exp((skill.threshold - std::log(active)) / figures_.noise));
    }

    void practise(std::size_t number, Time now) override
    {
        Skill& skill = skills_[number];
        const double decay = figures_.decay + figures_.decay_by_activation * sum_of_traces(skill, now);
        skill.traces.push_back({now, decay});
    }

private:
    struct Trace {
        Time time;
        double decay;
    };
    struct Skill {
        double threshold;
        std::vector<Trace> traces;
    };

    /// The seconds that count between two moments: those of one session whole, others in part.
    double seconds_between(Time from, Time to) const
    {
        constexpr double session = 3'600;
        const double seconds = 86'400 * days_between(from, to);
        const double within = std::min(seconds, session);
        return std::max(1.0, within + figures_.between_sessions * (seconds - within));
    }

    double sum_of_traces(const Skill& skill, Time now) const
    {
        double sum = 0;
        for (const Trace& trace : skill.traces)
            sum += std::pow(seconds_between(trace.time, now), -trace.decay);
        return sum;
    }

    ActivationFigures figures_;
    std::vector<Skill> skills_;
};

} // namespace practice_simulation
