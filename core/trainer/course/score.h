// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "trainer/course/course.h"
#include "trainer/course/lesson.h"

namespace trainer::course {

/// The results of the pages that a reader has visited, by their places.
using Results = std::map<Place, Result>;
/// The same results by the keys of the pages, as they are saved.
using ResultsByKey = std::map<std::string, Result>;

/// The results of a course's pages by their places; skips pages that are not in the course. A key such as
/// "2.1" is a place, the format from before pages had keys.
Results results_of(const Course& course, const ResultsByKey& kept);

/// The result of a page after another visit, never worse than before. A page that failed before and is solved
/// at the first try of another visit counts as solved at a later try, and one whose answer was shown as
/// solved with help.
///
/// @param before the result before the visit, if any
Result result_after(std::optional<Result> before, Result visit);

/// Totals of the results of some pages.
struct Score {
    int pages = 0;
    int read = 0; ///< pages with any result
    int questions = 0;
    int solved = 0;    ///< questions solved, with or without help
    int with_help = 0; ///< those solved with help
    int retried = 0;   ///< those solved without help at a later try
    /// The questions that failed or whose answer was shown.
    std::vector<Place> to_repeat;

    friend bool operator==(const Score&, const Score&) = default;
};

/// The score of a whole course; ignores results of pages that are not in it.
Score score_of(const Course& course, const Results& results);
/// The score of one of its chapters.
///
/// @pre the course has the chapter
Score score_of(const Course& course, std::size_t chapter, const Results& results);

/// The first question after a place that is not solved, or else the first before it; the question at the
/// place itself comes last. `nullopt` if all are solved.
std::optional<Place> next_unsolved(const Course& course, const Results& results, Place from);

} // namespace trainer::course
