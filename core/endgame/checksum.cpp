// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/checksum.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace endgame {

namespace {

/// Bijective in the sum and in the word, so that sums that differ once never become equal again.
std::uint64_t mixed(std::uint64_t sum, std::uint64_t word)
{
    constexpr std::uint64_t odd = 0x9E3779B97F4A7C15;
    const std::uint64_t product = (sum ^ word) * odd;
    return product ^ product >> 29;
}

} // namespace

std::uint64_t checksum(std::span<const std::byte> bytes)
{
    // Four independent lanes, because within a lane each step depends on the one before.
    std::array<std::uint64_t, 4> lanes{1, 2, 3, 4};
    while (!bytes.empty()) {
        std::array<std::uint64_t, lanes.size()> words{};
        const std::size_t size = std::min(bytes.size(), sizeof(words));
        std::memcpy(words.data(), bytes.data(), size);
        for (std::size_t i = 0; i < lanes.size(); ++i)
            lanes[i] = mixed(lanes[i], words[i]);
        bytes = bytes.subspan(size);
    }
    std::uint64_t sum = 0;
    for (const std::uint64_t lane : lanes)
        sum = mixed(sum, lane);
    return sum;
}

} // namespace endgame
