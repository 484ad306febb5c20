// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "store/practice_database.h"
#include "trainer/practice/statistics.h"

namespace store {

/// Reads the data of the practice statistics except the courses; empty if it cannot be read. It reads sums,
/// so the time depends on the number of weeks, not of attempts.
trainer::practice::History practiceHistory(const PracticeDatabase& database, trainer::practice::Time now);

/// Reads the progress in the courses that come with the program, in the given language, then in other courses
/// with pages read.
std::vector<trainer::practice::CourseRead> coursesRead(const PracticeDatabase& database,
                                                       const QString& language);

/// True if any page of any course was read.
bool hasReadPages(const PracticeDatabase& database);

} // namespace store
