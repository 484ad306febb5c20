// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/local_day.h"

#include <QDateTime>
#include <QTimeZone>

#include "app_fixture.h"
#include "store/time_zone.h"

namespace app_test {
namespace {

using store::dayOf;
using store::localDay;
using trainer::practice::Day;
using trainer::practice::Time;

/// A time in UTC.
Time moment(QDate date, QTime time)
{
    return Time{std::chrono::milliseconds{QDateTime{date, time, QTimeZone::utc()}.toMSecsSinceEpoch()}};
}

TEST(LocalDay, DatesAreDays)
{
    EXPECT_EQ(dayOf(QDate{1970, 1, 1}), Day{});
    EXPECT_EQ(dayOf(QDate{1969, 12, 31}), Day{} - std::chrono::days{1});
    EXPECT_EQ(dayOf(QDate{2026, 11, 23}), Day{std::chrono::year{2026} / 11 / 23});
}

// Fault 47
TEST(LocalDay, BeginsAtMidnightInSummerAndInWinter)
{
    const TimeZone berlin{"CET-1CEST,M3.5.0,M10.5.0/3"};
    for (const auto& [date, hour] :
         {std::pair{QDate{2026, 3, 29}, 23}, std::pair{QDate{2026, 3, 30}, 22},
          std::pair{QDate{2026, 10, 25}, 22}, std::pair{QDate{2026, 10, 26}, 23}}) {
        const Time midnight = moment(date.addDays(-1), QTime{hour, 0});
        EXPECT_EQ(localDay(midnight), dayOf(date));
        EXPECT_EQ(localDay(midnight - 1ms), dayOf(date) - std::chrono::days{1});
    }
}

TEST(LocalDay, FollowsTheUsersTimeZone)
{
    const Time time = moment(QDate{2026, 11, 23}, QTime{12, 30});
    {
        const TimeZone farWest{"<-12>12"};
        EXPECT_EQ(localDay(time), dayOf(QDate{2026, 11, 23}));
    }
    const TimeZone farEast{"<+14>-14"};
    EXPECT_EQ(localDay(time), dayOf(QDate{2026, 11, 24}));
}

} // namespace
} // namespace app_test
