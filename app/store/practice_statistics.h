// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "store/practice_database.h"
#include "trainer/practice/statistics.h"

namespace store {

/// Reads what statistics of practice are made of, its courses left out; nothing where it cannot be read. It
/// reads sums, hence it takes as long as the weeks are many, however many attempts there were.
trainer::practice::History practiceHistory(const PracticeDatabase& database, trainer::practice::Time now);

/// Reads how much was read and solved of the courses that come with the program, in a language, and after
/// them of others as far as anything was.
std::vector<trainer::practice::CourseRead> coursesRead(const PracticeDatabase& database,
                                                       const QString& language);

/// Whether any page of any course was read.
bool hasReadPages(const PracticeDatabase& database);

} // namespace store
