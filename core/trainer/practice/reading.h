// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "endgame/tablebase.h"
#include "trainer/course/course.h"
#include "trainer/course/lesson.h"
#include "trainer/practice/exercise.h"
#include "trainer/practice/plan.h"

namespace trainer::practice {

/// The first page of a course that teaches what an exercise is about: it begins in the exercise's stage, or
/// with a position to ask its question in. `nullopt` if the course has none.
std::optional<course::Place> page_about(const course::Course& course, const Exercise& exercise,
                                        const endgame::Tablebase& tables);

/// The exercises of a syllabus that the reader of a course has come to: those practised before, those whose
/// page is not after the last one read, and those that no page is about; all if that leaves none.
std::vector<Exercise> exercises_reached(const std::vector<Exercise>& syllabus, const course::Course& course,
                                        course::Place last_read, const Memories& memories,
                                        const endgame::Tablebase& tables);

} // namespace trainer::practice
