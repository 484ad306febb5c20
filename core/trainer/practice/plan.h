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

/// The memories of the exercises that were practised, by their names.
using Memories = std::map<std::string, Memory, std::less<>>;

/// The memory of an exercise; null if it was never practised.
const Memory* memory_of(const Memories& memories, const Exercise& exercise);

/// The questions of courses that were practised or failed.
std::vector<Exercise> course_questions(const Memories& memories);

/// The reason why an exercise is next.
enum class Why {
    again, ///< It was just learnt or just failed and is repeated after some minutes.
    due,   ///< It may have been forgotten by now.
    fresh, ///< It was never practised; the first such exercise of the syllabus.
    ahead, ///< No exercise is due or fresh; this one was last done longest ago.
};

/// The exercise to do next.
struct Next {
    Exercise exercise;
    Why why;

    friend bool operator==(const Next&, const Next&) = default;
};

/// Chooses the next exercise of a syllabus: of the due exercises, whether after minutes or days, the one last
/// done longest ago; otherwise the first fresh one; otherwise the one last done longest ago. So that hard
/// exercises do not crowd out all others, every third attempt is at a fresh exercise as long as there is one.
/// The exercise done last is repeated only if there is no other.
///
/// `practice_simulation` measures this order. Starting with those most likely forgotten, and fresh exercises
/// only after all of these, teaches less than a random order.
///
/// @pre the syllabus has exercises
Next next_exercise(const std::vector<Exercise>& syllabus, const Memories& memories, Time now,
                   Calendar calendar, const std::optional<Exercise>& last = {});

/// The number of due exercises of a syllabus.
std::size_t due_count(const std::vector<Exercise>& syllabus, const Memories& memories, Time now,
                      Calendar calendar);

} // namespace trainer::practice
