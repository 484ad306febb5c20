// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/practice/plan.h"

#include <algorithm>
#include <cassert>
#include <ranges>
#include <tuple>

namespace trainer::practice {
namespace {

const Memory* memory_of(const Memories& memories, const Exercise& exercise)
{
    const auto found = memories.find(name_of(exercise));
    return found == memories.end() ? nullptr : &found->second;
}

Why why_of(const Memory* memory, Time now)
{
    if (memory == nullptr)
        return Why::fresh;
    if (memory->due > now)
        return Why::ahead;
    return memory->phase == Phase::review ? Why::due : Why::again;
}

} // namespace

Next next_exercise(const std::vector<Exercise>& syllabus, const Memories& memories, Time now,
                   const FsrsParameters& parameters, const std::optional<Exercise>& last)
{
    assert(!syllabus.empty());
    // What is fresh keeps the order of the syllabus, for the first of equals is taken.
    const auto rank = [&](const Exercise& exercise) {
        const Memory* memory = memory_of(memories, exercise);
        const double recall = memory == nullptr ? 0 : retrievability(*memory, now, parameters);
        return std::tuple{exercise == last, why_of(memory, now), recall};
    };
    const Exercise& next = *std::ranges::min_element(syllabus, {}, rank);
    return {next, why_of(memory_of(memories, next), now)};
}

std::size_t due_count(const std::vector<Exercise>& syllabus, const Memories& memories, Time now)
{
    return static_cast<std::size_t>(std::ranges::count_if(syllabus, [&](const Exercise& exercise) {
        const Memory* memory = memory_of(memories, exercise);
        return memory != nullptr && memory->due <= now;
    }));
}

} // namespace trainer::practice
