// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>

#include "trainer/practice/fsrs.h"

namespace store {

/// A date as practice counts days.
trainer::practice::Day dayOf(QDate date);

/// The user's day of a moment, in the time zone of this computer and with its summer time.
trainer::practice::Day localDay(trainer::practice::Time time);

} // namespace store
