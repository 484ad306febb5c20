// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>

#include "store/practice_database.h"
#include "trainer/practice/statistics.h"

namespace store {

/// A date as statistics count days.
trainer::practice::Day dayOf(QDate date);

/// Reads what statistics are made of; nothing where it cannot be read. It reads sums, hence it takes as long
/// as the weeks are many, however many attempts there were.
trainer::practice::History practiceHistory(const PracticeDatabase& database);

} // namespace store
