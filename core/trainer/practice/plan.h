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

/// Why an exercise is the next one; of several kinds the first comes first.
enum class Why {
    again, ///< It was just learnt or just failed, and is to be repeated after some minutes.
    due,   ///< It is likely enough to have been forgotten.
    fresh, ///< It was never practised; the first such one of the syllabus.
    ahead, ///< Nothing is due; this one is likelier to be forgotten than any other.
};

/// The exercise to do next.
struct Next {
    Exercise exercise;
    Why why;

    friend bool operator==(const Next&, const Next&) = default;
};

/// Chooses from a syllabus what to do next. What is due comes in the order of how likely it is to have been
/// forgotten, and the exercise done last comes again only if there is no other.
///
/// @pre the syllabus has exercises
Next next_exercise(const std::vector<Exercise>& syllabus, const Memories& memories, Time now,
                   const FsrsParameters& parameters = {}, const std::optional<Exercise>& last = {});

/// How many exercises of a syllabus are due.
std::size_t due_count(const std::vector<Exercise>& syllabus, const Memories& memories, Time now);

} // namespace trainer::practice
