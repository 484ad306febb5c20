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
    // As much as the command of that name does by default: beside others that take all they can get, a tenth
    // of a processor is left, so that a request to stop is heard soon.
    constexpr int usual = 10;
    [[maybe_unused]] const int niceness = nice(usual);
#elif defined(_WIN32)
    SetThreadPriority(GetCurrentThread(), THREAD_PRIORITY_LOWEST);
#endif
}

} // namespace endgame
