// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QtGlobal>
#include <ctime>

namespace app_test {

/// Sets the computer's time zone, in POSIX notation, during its lifetime.
class TimeZone {
public:
    explicit TimeZone(const char* zone) : before_{qgetenv("TZ")}
    {
        qputenv("TZ", zone);
        tzset();
    }
    ~TimeZone()
    {
        before_.isNull() ? qunsetenv("TZ") : qputenv("TZ", before_);
        tzset();
    }
    TimeZone(const TimeZone&) = delete;
    TimeZone& operator=(const TimeZone&) = delete;

private:
    QByteArray before_;
};

} // namespace app_test
