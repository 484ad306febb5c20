// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/resource_use.h"

#if defined(_WIN32)
#include <windows.h>

#include <psapi.h>
#else
#include <sys/resource.h>
#endif

namespace console {

#if defined(_WIN32)

double processor_seconds()
{
    FILETIME started{};
    FILETIME ended{};
    FILETIME kernel{};
    FILETIME user{};
    GetProcessTimes(GetCurrentProcess(), &started, &ended, &kernel, &user);
    const auto seconds = [](const FILETIME& time) {
        constexpr double high_word = 4294967296.0;
        constexpr double ticks_per_second = 1e7;
        return (static_cast<double>(time.dwHighDateTime) * high_word +
                static_cast<double>(time.dwLowDateTime)) /
               ticks_per_second;
    };
    return seconds(kernel) + seconds(user);
}

std::size_t peak_memory()
{
    PROCESS_MEMORY_COUNTERS counters{};
    GetProcessMemoryInfo(GetCurrentProcess(), &counters, sizeof counters);
    return counters.PeakWorkingSetSize;
}

#else

namespace {

rusage usage_of_this_process()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage;
}

} // namespace

double processor_seconds()
{
    const rusage usage = usage_of_this_process();
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

std::size_t peak_memory()
{
    const auto peak = static_cast<std::size_t>(usage_of_this_process().ru_maxrss);
#if defined(__APPLE__)
    return peak;
#else
    return peak << 10U;
#endif
}

#endif

} // namespace console
