// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>

#include "trainer/practice/fsrs.h"

namespace store {

/// Converts a date to a day of practice.
trainer::practice::Day dayOf(QDate date);

/// The user's calendar day of a moment, in this computer's time zone including its daylight saving time.
trainer::practice::Day localDay(trainer::practice::Time time);

} // namespace store
