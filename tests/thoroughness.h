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

/// Of how many things one is looked at: of `usual` in the usual run, and of one where nothing is left out.
inline unsigned one_in(unsigned usual)
{
    return is_exhaustive() ? 1 : usual;
}

/// How often something random is tried: `usual` times, or ten times as often where nothing is left out.
template <typename Count>
Count times(Count usual)
{
    return is_exhaustive() ? 10 * usual : usual;
}

} // namespace test
