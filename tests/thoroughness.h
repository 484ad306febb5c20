// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How much the tests sample of what they could check completely: four times as much in tests/run --all, and
// everything with RIGHTCORNER_EXHAUSTIVE in the environment, which takes hours. The samples are the same in
// each run.

#include <algorithm>
#include <cstdlib>

namespace test {

#ifdef RIGHTCORNER_ALL_TESTS
inline constexpr unsigned thoroughness = 4;
#else
inline constexpr unsigned thoroughness = 1;
#endif

inline bool is_exhaustive()
{
    static const bool is_asked_for = std::getenv("RIGHTCORNER_EXHAUSTIVE") != nullptr;
    return is_asked_for;
}

/// True in tests/run --all and in an exhaustive run.
inline bool is_thorough()
{
    return thoroughness > 1 || is_exhaustive();
}

/// The sampling interval: every `usual`-th case is tested, or every case in an exhaustive run.
inline unsigned one_in(unsigned usual)
{
    return is_exhaustive() ? 1 : std::max(1U, usual / thoroughness);
}

/// The number of random trials: `usual`, or many times as many in a longer run.
template <typename Count>
Count times(Count usual)
{
    return usual * static_cast<Count>(is_exhaustive() ? 10 : thoroughness);
}

} // namespace test
