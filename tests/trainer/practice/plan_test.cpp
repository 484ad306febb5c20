// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/practice/plan.h"

#include <gtest/gtest.h>

#include <chrono>

namespace trainer::practice {
namespace {

using namespace std::chrono_literals;

const Time this_day{std::chrono::sys_days{std::chrono::year{2026} / 11 / 22}};

Memory remembered(Phase phase, Time due, std::chrono::hours ago = 120h)
{
    Memory memory;
    memory.phase = phase;
    memory.due = due;
    memory.last_review = this_day - ago;
    memory.scheduled_days = static_cast<int>((utc_day(due) - utc_day(memory.last_review)).count());
    memory.stability = 10;
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
        return next_exercise(syllabus, memories, this_day, &utc_day, last);
    }
};

TEST_F(Plan, KnowsTheQuestionsOfCoursesThatWerePractised)
{
    const Exercise question{.page = CourseQuestion{"rook", "0123456789abcdef"}};
    remember(0, remembered(Phase::review, this_day - 1h));
    memories["a later version's"] = remembered(Phase::review, this_day - 1h);
    EXPECT_TRUE(course_questions(memories).empty());
    memories[name_of(question)] = remembered(Phase::learning, this_day - 1h);
    EXPECT_EQ(course_questions(memories), std::vector{question});
}

TEST_F(Plan, BeginsWithTheFirstOfTheSyllabus)
{
    EXPECT_EQ(next(), (Next{syllabus[0], Why::fresh}));
    EXPECT_EQ(due_count(syllabus, memories, this_day, &utc_day), 0U);
}

TEST_F(Plan, GoesOnWithTheFirstThatIsFresh)
{
    remember(0, remembered(Phase::review, this_day + 24h));
    remember(2, remembered(Phase::review, this_day + 24h));
    EXPECT_EQ(next(), (Next{syllabus[1], Why::fresh}));
}

TEST_F(Plan, PutsDueBeforeFreshExercises)
{
    remember(0, remembered(Phase::review, this_day - 1h));
    EXPECT_EQ(next(), (Next{syllabus[0], Why::due}));
    EXPECT_EQ(due_count(syllabus, memories, this_day, &utc_day), 1U);
}

TEST_F(Plan, PutsTheLeastRecentDueExerciseFirst)
{
    remember(0, remembered(Phase::review, this_day - 90h, 100h));
    remember(1, remembered(Phase::review, this_day - 1h, 200h));
    remember(2, remembered(Phase::review, this_day + 24h, 300h));
    EXPECT_EQ(next(), (Next{syllabus[1], Why::due}));
}

TEST_F(Plan, RepeatsJustLearntOrFailedExercises)
{
    remember(0, remembered(Phase::relearning, this_day - 1s, 1h));
    EXPECT_EQ(next(), (Next{syllabus[0], Why::again}));
    remember(0, remembered(Phase::learning, this_day, 1h));
    EXPECT_EQ(next(), (Next{syllabus[0], Why::again}));
    remember(0, remembered(Phase::learning, this_day - 23h, 24h));
    EXPECT_EQ(next(), (Next{syllabus[0], Why::due})) << "nobody has just met it";
    remember(1, remembered(Phase::review, this_day - 1h, 48h));
    EXPECT_EQ(next(), (Next{syllabus[1], Why::due})) << "what was done before comes before";
}

TEST_F(Plan, GivesEveryThirdAttemptToSomethingFresh)
{
    remember(0, remembered(Phase::review, this_day - 1h));
    for (int reps = 1; reps <= 9; ++reps) {
        memories[name_of(syllabus[0])].reps = reps;
        const bool is_third = reps % 3 == 2;
        EXPECT_EQ(next(), is_third ? (Next{syllabus[1], Why::fresh}) : (Next{syllabus[0], Why::due}));
    }
    for (std::size_t i = 0; i < syllabus.size(); ++i)
        remember(i, remembered(Phase::review, this_day - 1h));
    memories[name_of(syllabus[0])].reps += 2;
    EXPECT_EQ(next(), (Next{syllabus[0], Why::due})) << "nothing is fresh any more";
}

TEST_F(Plan, DoesNotRepeatTheLastAtOnce)
{
    remember(1, remembered(Phase::relearning, this_day - 1s, 1h));
    EXPECT_EQ(next(syllabus[1]), (Next{syllabus[0], Why::fresh}));
    const std::vector<Exercise> single{syllabus[1]};
    EXPECT_EQ(next_exercise(single, memories, this_day, &utc_day, syllabus[1]),
              (Next{syllabus[1], Why::again}));
}

TEST_F(Plan, WorksAheadFromTheLeastRecentExercise)
{
    for (std::size_t i = 0; i < syllabus.size(); ++i)
        remember(i, remembered(Phase::review, this_day + 24h, 100h + 1h * ((i + 7) % syllabus.size())));
    EXPECT_EQ(next(), (Next{syllabus[syllabus.size() - 8], Why::ahead}));
    EXPECT_EQ(due_count(syllabus, memories, this_day, &utc_day), 0U);
}

TEST_F(Plan, ExercisesAreDueFromMidnightAndShortStepsFromTheMinute)
{
    remember(0, remembered(Phase::review, this_day + 20h));
    EXPECT_EQ(due_count(syllabus, memories, this_day, &utc_day), 1U);
    EXPECT_EQ(due_count(syllabus, memories, this_day - 1ms, &utc_day), 0U);
    EXPECT_EQ(next(), (Next{syllabus[0], Why::due}));
    remember(0, remembered(Phase::relearning, this_day + 1min, 1h));
    EXPECT_EQ(due_count(syllabus, memories, this_day, &utc_day), 0U);
    EXPECT_EQ(due_count(syllabus, memories, this_day + 1min, &utc_day), 1U);
}

TEST_F(Plan, IgnoresOtherSyllabuses)
{
    memories["KQK:box:1-"] = remembered(Phase::review, this_day - 1h);
    memories["something of a later version"] = remembered(Phase::review, this_day - 1h);
    EXPECT_EQ(due_count(syllabus, memories, this_day, &utc_day), 0U);
    EXPECT_EQ(next().why, Why::fresh);
}

} // namespace
} // namespace trainer::practice
