// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/practice/plan.h"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <tuple>

namespace trainer::practice {
namespace {

/// An exercise of a syllabus and its memory; null if it is fresh.
struct Candidate {
    const Exercise* exercise;
    const Memory* memory;
};

Why why_of(const Memory* memory, Time now, Calendar calendar)
{
    constexpr std::chrono::hours session{12};
    if (memory == nullptr)
        return Why::fresh;
    if (!is_due(*memory, now, calendar))
        return Why::ahead;
    return memory->phase == Phase::review || now - memory->last_review > session ? Why::due : Why::again;
}

/// True if the number of attempts so far makes the next one a fresh exercise.
bool is_turn_of_fresh(const std::vector<Candidate>& all)
{
    constexpr int fresh_every = 3;
    int attempts = 0;
    for (const Candidate& candidate : all)
        attempts += candidate.memory == nullptr ? 0 : candidate.memory->reps;
    return attempts % fresh_every == fresh_every - 1;
}

/// The precedence of due, fresh and other exercises.
int place_of(Why why, bool is_fresh_first)
{
    switch (why) {
    case Why::fresh:
        return is_fresh_first ? 0 : 2;
    case Why::again:
    case Why::due:
        return 1;
    case Why::ahead:
        break;
    }
    return 3;
}

std::vector<Candidate> candidates(const std::vector<Exercise>& syllabus, const Memories& memories)
{
    std::vector<Candidate> found;
    found.reserve(syllabus.size());
    for (const Exercise& exercise : syllabus)
        found.push_back({&exercise, memory_of(memories, exercise)});
    return found;
}

} // namespace

const Memory* memory_of(const Memories& memories, const Exercise& exercise)
{
    const auto found = memories.find(name_of(exercise));
    return found == memories.end() ? nullptr : &found->second;
}

std::vector<Exercise> course_questions(const Memories& memories)
{
    std::vector<Exercise> questions;
    for (const auto& [name, memory] : memories) {
        if (auto exercise = exercise_named(name); exercise && exercise->page)
            questions.push_back(*std::move(exercise));
    }
    return questions;
}

Next next_exercise(const std::vector<Exercise>& syllabus, const Memories& memories, Time now,
                   Calendar calendar, const std::optional<Exercise>& last)
{
    assert(!syllabus.empty());
    const std::vector<Candidate> all = candidates(syllabus, memories);
    const bool is_fresh_first = is_turn_of_fresh(all);
    // Fresh exercises keep the order of the syllabus, because the first of equals is taken.
    const auto rank = [&](const Candidate& candidate) {
        const auto& [exercise, memory] = candidate;
        const Time done = memory == nullptr ? Time{} : memory->last_review;
        return std::tuple{*exercise == last, place_of(why_of(memory, now, calendar), is_fresh_first), done};
    };
    const Candidate& next = *std::ranges::min_element(all, {}, rank);
    return {*next.exercise, why_of(next.memory, now, calendar)};
}

std::size_t due_count(const std::vector<Exercise>& syllabus, const Memories& memories, Time now,
                      Calendar calendar)
{
    return static_cast<std::size_t>(std::ranges::count_if(syllabus, [&](const Exercise& exercise) {
        const Memory* memory = memory_of(memories, exercise);
        return memory != nullptr && is_due(*memory, now, calendar);
    }));
}

} // namespace trainer::practice
