// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/practice/plan.h"

#include <gtest/gtest.h>

#include <chrono>

namespace trainer::practice {
namespace {

using namespace std::chrono_literals;

const Time now{std::chrono::sys_days{std::chrono::year{2026} / 11 / 22}};

Memory remembered(Phase phase, Time due, double stability = 10)
{
    Memory memory;
    memory.phase = phase;
    memory.due = due;
    memory.last_review = now - std::chrono::days{5};
    memory.stability = stability;
    memory.difficulty = 5;
    memory.reps = 3;
    return memory;
}

class Plan : public testing::Test {
protected:
    const std::vector<Exercise>& syllabus = exercises(Syllabus::bishop_and_knight);
    Memories memories;

    void remember(std::size_t exercise, const Memory& memory)
    {
        memories[name_of(syllabus[exercise])] = memory;
    }
    Next next(const std::optional<Exercise>& last = {}) const
    {
        return next_exercise(syllabus, memories, now, {}, last);
    }
};

TEST_F(Plan, BeginsWithTheFirstOfTheSyllabus)
{
    EXPECT_EQ(next(), (Next{syllabus[0], Why::fresh}));
    EXPECT_EQ(due_count(syllabus, memories, now), 0U);
}

TEST_F(Plan, GoesOnWithTheFirstThatIsFresh)
{
    remember(0, remembered(Phase::review, now + 24h));
    remember(2, remembered(Phase::review, now + 24h));
    EXPECT_EQ(next(), (Next{syllabus[1], Why::fresh}));
}

TEST_F(Plan, PutsWhatIsDueBeforeWhatIsFresh)
{
    remember(0, remembered(Phase::review, now - 1h));
    EXPECT_EQ(next(), (Next{syllabus[0], Why::due}));
    EXPECT_EQ(due_count(syllabus, memories, now), 1U);
}

TEST_F(Plan, PutsFirstWhatIsLikeliestForgotten)
{
    remember(0, remembered(Phase::review, now - 1h, 10));
    remember(1, remembered(Phase::review, now - 1h, 2));
    remember(2, remembered(Phase::review, now - 1h, 30));
    EXPECT_EQ(next().exercise, syllabus[1]);
}

TEST_F(Plan, RepeatsFirstWhatWasJustFailed)
{
    remember(0, remembered(Phase::review, now - 1h, 1));
    remember(1, remembered(Phase::relearning, now - 1s));
    EXPECT_EQ(next(), (Next{syllabus[1], Why::again}));
    remember(1, remembered(Phase::learning, now));
    EXPECT_EQ(next(), (Next{syllabus[1], Why::again}));
    EXPECT_EQ(due_count(syllabus, memories, now), 2U);
}

TEST_F(Plan, DoesNotRepeatTheLastAtOnce)
{
    remember(1, remembered(Phase::relearning, now - 1s));
    EXPECT_EQ(next(syllabus[1]), (Next{syllabus[0], Why::fresh}));
    const std::vector<Exercise> single{syllabus[1]};
    EXPECT_EQ(next_exercise(single, memories, now, {}, syllabus[1]), (Next{syllabus[1], Why::again}));
}

TEST_F(Plan, WorksAheadWhenNothingIsDueAndNothingFresh)
{
    for (std::size_t i = 0; i < syllabus.size(); ++i)
        remember(i,
                 remembered(Phase::review, now + 24h, 10 + static_cast<double>((i + 7) % syllabus.size())));
    EXPECT_EQ(next(), (Next{syllabus[syllabus.size() - 7], Why::ahead}));
    EXPECT_EQ(due_count(syllabus, memories, now), 0U);
}

TEST_F(Plan, KnowsNothingOfOtherSyllabuses)
{
    memories["KQK:box:1-"] = remembered(Phase::review, now - 1h);
    memories["something of a later version"] = remembered(Phase::review, now - 1h);
    EXPECT_EQ(due_count(syllabus, memories, now), 0U);
    EXPECT_EQ(next().why, Why::fresh);
}

} // namespace
} // namespace trainer::practice
