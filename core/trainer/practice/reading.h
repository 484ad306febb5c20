// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "endgame/tablebase.h"
#include "trainer/course/course.h"
#include "trainer/course/lesson.h"
#include "trainer/course/score.h"
#include "trainer/practice/exercise.h"
#include "trainer/practice/plan.h"

namespace trainer::practice {

/// The page of a course that teaches an exercise: it begins in the exercise's stage, with a position to ask
/// its question in, or with its textbook position in any orientation. A chapter with several such pages takes
/// precedence over one with a single page, above all if one of them is a text. `nullopt` if the course has
/// none.
std::optional<course::Place> page_about(const course::Course& course, const Exercise& exercise,
                                        const endgame::Tablebase& tables);

/// The page that explains a question of a course: the last one to be read before it in its chapter that shows
/// a position of the same ending with the same result and, unless the question asks for squares, in the same
/// stage. `nullopt` if there is none.
std::optional<course::Place> page_explaining(const course::Course& course, course::Place question,
                                             const endgame::Tablebase& tables);

/// The exercises of a syllabus that the reader of a course has reached: those practised before, and those
/// whose page, or one after it in its chapter, has been read; the first exercise if that leaves none. An
/// exercise without a page is reached with the last page of the exercises before it.
std::vector<Exercise> exercises_reached(const std::vector<Exercise>& syllabus, const course::Course& course,
                                        const course::Results& read, const Memories& memories,
                                        const endgame::Tablebase& tables);

} // namespace trainer::practice
