// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How much the tests look at that could look at everything: with RIGHTCORNER_EXHAUSTIVE in the environment
// all of it, which takes hours, and else a part that is the same each time.

#include <cstdlib>

namespace test {

inline bool is_exhaustive()
{
    static const bool is_asked_for = std::getenv("RIGHTCORNER_EXHAUSTIVE") != nullptr;
    return is_asked_for;
}

/// The sampling interval: every `usual`-th case is tested, or every case in an exhaustive run.
inline unsigned one_in(unsigned usual)
{
    return is_exhaustive() ? 1 : usual;
}

/// The number of random trials: `usual`, or ten times as many in an exhaustive run.
template <typename Count>
Count times(Count usual)
{
    return is_exhaustive() ? 10 * usual : usual;
}

} // namespace test
