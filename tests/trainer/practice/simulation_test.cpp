// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/simulation.h"

#include <gtest/gtest.h>

#include <array>

namespace practice_simulation {
namespace {

using namespace std::chrono_literals;
using trainer::practice::Syllabus;

constexpr std::uint64_t people = 60;

std::vector<Exercise> forty_skills()
{
    std::vector<Exercise> skills = exercises(Syllabus::all);
    skills.resize(40);
    return skills;
}

struct Model {
    const char* name;
    World world;
};

std::vector<Model> models()
{
    return {{"power law", world_of<PowerLaw>(PowerLawFigures{}, forty_skills())},
            {"activation", world_of<Activation>(ActivationFigures{}, forty_skills())}};
}

/// The mean over people.
Result mean_of(const World& world, Kind kind)
{
    Result mean;
    for (std::uint64_t seed = 0; seed < people; ++seed) {
        const Result result = practise(world, kind, seed);
        mean.at_the_end += result.at_the_end / people;
        mean.later += result.later / people;
    }
    return mean;
}

TEST(PracticeSimulation, FollowsFromTheSeed)
{
    for (const Model& model : models()) {
        for (const Kind kind : all_kinds) {
            EXPECT_EQ(practise(model.world, kind, 7), practise(model.world, kind, 7));
            EXPECT_NE(practise(model.world, kind, 7), practise(model.world, kind, 8));
        }
    }
}

TEST(PracticeSimulation, PeopleLearnByPracticeAndForgetWithTime)
{
    for (const Model& model : models()) {
        Random random{1};
        const auto learner = model.world.learner(1, random);
        const double before = learner->chance(0, evening(0));
        double at_best = before;
        for (int day = 0; day < 10; ++day) {
            learner->practise(0, evening(day));
            EXPECT_GT(learner->chance(0, evening(day) + 1min), at_best) << model.name;
            at_best = learner->chance(0, evening(day) + 1min);
        }
        for (int day = 10; day < 400; ++day)
            EXPECT_LT(learner->chance(0, evening(day + 1)), learner->chance(0, evening(day))) << model.name;
        EXPECT_GT(learner->chance(0, evening(400)), before) << model.name;
    }
}

TEST(PracticeSimulation, PracticeWithPausesIsBetterThanInOneGo)
{
    for (const Model& model : models()) {
        Random of_one{1};
        Random of_other{1};
        const auto in_one_go = model.world.learner(1, of_one);
        const auto with_pauses = model.world.learner(1, of_other);
        for (int i = 0; i < 6; ++i) {
            in_one_go->practise(0, evening(20) + i * 2min);
            with_pauses->practise(0, evening(4 * i));
        }
        EXPECT_GT(with_pauses->chance(0, evening(60)), in_one_go->chance(0, evening(60))) << model.name;
    }
}

TEST(PracticeSimulation, AnAttemptIsAsSureAsThePerson)
{
    Random random{3};
    int succeeded = 0;
    for (int i = 0; i < 10'000; ++i) {
        const Outcome outcome = attempt(0.7, {}, random);
        succeeded += outcome.succeeded ? 1 : 0;
        EXPECT_GT(outcome.moves, 0);
        EXPECT_GT(outcome.thought, 0ms);
        EXPECT_EQ(outcome.thrown, outcome.succeeded ? 0 : 1);
    }
    EXPECT_NEAR(succeeded, 7'000, 200);
    const Outcome sure = attempt(1, {}, random);
    EXPECT_EQ(sure.wasted, 0);
    EXPECT_EQ(grade_of(sure), trainer::practice::Grade::easy);
}

TEST(PracticeSimulation, EveryScheduleTeaches)
{
    for (Model& model : models()) {
        World idle = model.world;
        idle.habit.a_day = 0min;
        for (const Kind kind : all_kinds) {
            const Result result = practise(model.world, kind, 1);
            EXPECT_TRUE(result.seen == 40 || kind == Kind::forgotten_first) << model.name;
            EXPECT_GT(result.attempts, 300) << model.name;
            EXPECT_GT(result.later, practise(idle, kind, 1).later + 0.2) << model.name;
            EXPECT_LT(result.later, result.at_the_end) << model.name;
        }
    }
}

TEST(PracticeSimulation, OurScheduleTeachesMoreThanRandomDrillsAndNearlyAsMuchAsARotation)
{
    for (const Model& model : models()) {
        const Result planned = mean_of(model.world, Kind::planned);
        const Result random_drills = mean_of(model.world, Kind::random_drills);
        const Result rotation = mean_of(model.world, Kind::rotation);
        EXPECT_GT(planned.at_the_end, random_drills.at_the_end + 0.015) << model.name;
        EXPECT_GT(planned.later, random_drills.later + 0.005) << model.name;
        EXPECT_NEAR(planned.at_the_end, rotation.at_the_end, 0.02) << model.name;
        EXPECT_NEAR(planned.later, rotation.later, 0.02) << model.name;
    }
}

TEST(PracticeSimulation, LowestRetrievabilityFirstLeavesSkillsUntouched)
{
    for (const Model& model : models()) {
        EXPECT_LT(practise(model.world, Kind::forgotten_first, 1).seen, 35) << model.name;
        EXPECT_LT(mean_of(model.world, Kind::forgotten_first).later,
                  mean_of(model.world, Kind::random_drills).later - 0.03)
            << model.name;
    }
}

} // namespace
} // namespace practice_simulation
