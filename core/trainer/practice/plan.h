// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "trainer/practice/exercise.h"
#include "trainer/practice/fsrs.h"

namespace trainer::practice {

/// What is remembered of the exercises that were practised, by their names.
using Memories = std::map<std::string, Memory, std::less<>>;

/// What is remembered of an exercise; null if it was never practised.
const Memory* memory_of(const Memories& memories, const Exercise& exercise);

/// The questions of courses that were practised or have failed.
std::vector<Exercise> course_questions(const Memories& memories);

/// Why an exercise is the next one.
enum class Why {
    again, ///< It was just learnt or just failed, and is to be repeated after some minutes.
    due,   ///< It is likely enough to have been forgotten.
    fresh, ///< It was never practised; the first such one of the syllabus.
    ahead, ///< Nothing is due or fresh; this one was done longest ago.
};

/// The exercise to do next.
struct Next {
    Exercise exercise;
    Why why;

    friend bool operator==(const Next&, const Next&) = default;
};

/// Chooses from a syllabus what to do next: of what is due, whether again or after days, what was done
/// longest ago; else what is fresh, in its order; else what was done longest ago. So that what is hard does
/// not keep everything else away, every third attempt is at something fresh as long as there is any. The
/// exercise done last comes again only if there is no other.
///
/// `practice_simulation` measures this order. To do first what is likeliest forgotten, and nothing fresh
/// before all of it is done, teaches less than exercises drawn by lot.
///
/// @pre the syllabus has exercises
Next next_exercise(const std::vector<Exercise>& syllabus, const Memories& memories, Time now,
                   Calendar calendar, const std::optional<Exercise>& last = {});

/// How many exercises of a syllabus are due.
std::size_t due_count(const std::vector<Exercise>& syllabus, const Memories& memories, Time now,
                      Calendar calendar);

} // namespace trainer::practice
