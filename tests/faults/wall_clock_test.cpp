// SPDX-License-Identifier: GPL-3.0-or-later

// The clock that `test::moveWallClock` moves.

#include <QDateTime>
#include <QElapsedTimer>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <chrono>
#include <cstdlib>
#include <ctime>

#include <gtest/gtest.h>
#include <sys/time.h>

#include "failing_calls.h"
#include "programs.h"
#include "store/practice_database.h"
#include "writes.h"

namespace app_test {
namespace {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// True if a clock is off by a year, give or take the duration of the test.
bool isAYearBehind(std::time_t told, std::time_t now)
{
    constexpr std::time_t year = 365 * 24 * 3600;
    return std::abs(told + year - now) < 60;
}

// Only the clock that this program and its libraries read is moved.
// Faults 47 and 63
TEST(WallClockTest, IsMovedForAllWhoLookAtIt)
{
    const QTemporaryDir home{quickFolder()};
    const Said said = inAProgram(home.path(), [](const Say& say) {
        const std::time_t now = std::time(nullptr);
        QElapsedTimer elapsed;
        elapsed.start();
        const auto steady = std::chrono::steady_clock::now();
        test::moveWallClock(-365 * 24h);
        timeval day{};
        gettimeofday(&day, nullptr);
        const store::PracticeDatabase practice{practicePath()};
        QSqlQuery sqlite{practice.connection()};
        sqlite.exec(u"SELECT unixepoch()"_s);
        sqlite.next();
        const auto system = std::chrono::system_clock::now();
        for (const std::time_t told :
             {std::time(nullptr), std::chrono::system_clock::to_time_t(system), day.tv_sec,
              std::time_t{QDateTime::currentSecsSinceEpoch()}, std::time_t{sqlite.value(0).toLongLong()}})
            say(isAYearBehind(told, now) ? "y" : "n");
        say(elapsed.elapsed() < 60'000 && std::chrono::steady_clock::now() - steady < 60s ? "y" : "n");
    });
    EXPECT_EQ(said.text, "yyyyyy");
}

} // namespace
} // namespace app_test
