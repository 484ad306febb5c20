// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "trainer/course/course.h"
#include "trainer/course/lesson.h"

namespace trainer::course {

/// The results of the pages that a reader has seen, by their places.
using Results = std::map<Place, Result>;
/// The same by the keys of the pages, as they are kept.
using ResultsByKey = std::map<std::string, Result>;

/// The results of a course's pages by their places; those of pages that it does not have are left out. A key
/// such as "2.1" is a place, as results were kept before pages had keys.
Results results_of(const Course& course, const ResultsByKey& kept);

/// The result of a page after another visit to it. It never gets worse. A page that failed before counts as
/// solved at a later try when it is solved at the first try of another visit.
///
/// @param before the result before the visit, if any
Result result_after(std::optional<Result> before, Result visit);

/// The sum of the results of some pages.
struct Score {
    int pages = 0;
    int read = 0; ///< pages with any result
    int questions = 0;
    int solved = 0;    ///< questions solved in any way
    int with_help = 0; ///< those of them with help
    int retried = 0;   ///< those of them without help at a later try
    /// The questions that failed.
    std::vector<Place> to_repeat;

    friend bool operator==(const Score&, const Score&) = default;
};

/// The score of a whole course; results of pages that it does not have are left out.
Score score_of(const Course& course, const Results& results);
/// The score of one of its chapters.
///
/// @pre the course has the chapter
Score score_of(const Course& course, std::size_t chapter, const Results& results);

/// The first question after a place that is not solved, or else the first before it; the question at the
/// place itself comes last. `nullopt` if all are solved.
std::optional<Place> next_unsolved(const Course& course, const Results& results, Place from);

} // namespace trainer::course
