// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <algorithm>
#include <ctime>

namespace app_test {

/// Watches the event loop of the thread it is made in and finds its longest step.
///
/// Steps are measured in the thread's own processor time, which other programs do not lengthen.
class LongestStep {
public:
    LongestStep()
    {
        QObject::connect(&beat_, &QTimer::timeout, &beat_, [this] { take(); });
        beat_.start(0);
        before_ = now();
    }

    /// The longest step so far, in milliseconds.
    double milliseconds()
    {
        take();
        return longest_;
    }

private:
    static double now()
    {
        timespec used{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
        return 1e3 * static_cast<double>(used.tv_sec) + 1e-6 * static_cast<double>(used.tv_nsec);
    }
    void take()
    {
        const double here = now();
        longest_ = std::max(longest_, here - before_);
        before_ = here;
    }

    QTimer beat_;
    double before_ = 0;
    double longest_ = 0;
};

} // namespace app_test
