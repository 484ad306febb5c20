// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <random>

namespace trainer {

/// The source of randomness, always passed in: the same seed gives the same drill on every machine.
using Random = std::mt19937_64;

/// Returns a uniformly distributed number from 0 to count - 1; std::uniform_int_distribution would differ
/// between standard libraries.
inline std::size_t below(Random& random, std::size_t count)
{
    assert(count > 0);
    const std::uint64_t fair = Random::max() - Random::max() % count;
    std::uint64_t number = random();
    while (number >= fair)
        number = random();
    return static_cast<std::size_t>(number % count);
}

} // namespace trainer
