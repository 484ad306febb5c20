// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/low_priority.h"

#if defined(__linux__)
#include <unistd.h>
#elif defined(_WIN32)
#include <windows.h>
#endif

namespace endgame {

void lower_priority()
{
#if defined(__linux__)
    // The default of the nice command. A tenth of a processor is left next to programs that take all they can
    // get, so a request to stop is noticed soon.
    constexpr int usual = 10;
    [[maybe_unused]] const int niceness = nice(usual);
#elif defined(_WIN32)
    SetThreadPriority(GetCurrentThread(), THREAD_PRIORITY_LOWEST);
#endif
}

} // namespace endgame
