// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/local_day.h"

#include <QDateTime>

namespace store {

using trainer::practice::Day;

Day dayOf(QDate date)
{
    return Day{std::chrono::days{QDate{1970, 1, 1}.daysTo(date)}};
}

Day localDay(trainer::practice::Time time)
{
    return dayOf(QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count()).date());
}

} // namespace store
