// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/checksum.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <vector>

namespace endgame {
namespace {

std::vector<std::byte> bytes_of(std::size_t size)
{
    std::vector<std::byte> bytes(size);
    for (std::size_t i = 0; i < size; ++i)
        bytes[i] = static_cast<std::byte>(i * i / 3);
    return bytes;
}

TEST(Checksum, DetectsEveryAlteredByte)
{
    for (const std::size_t size : {1U, 8U, 31U, 32U, 33U, 200U}) {
        std::vector<std::byte> bytes = bytes_of(size);
        std::set<std::uint64_t> sums{checksum(bytes)};
        for (std::byte& byte : bytes) {
            for (unsigned change = 1; change < 256; ++change) {
                byte ^= static_cast<std::byte>(change);
                sums.insert(checksum(bytes));
                byte ^= static_cast<std::byte>(change);
            }
        }
        EXPECT_EQ(sums.size(), 1 + 255 * size);
    }
}

TEST(Checksum, DetectsSwappedWords)
{
    std::vector<std::byte> bytes = bytes_of(96);
    const std::uint64_t sum = checksum(bytes);
    for (std::size_t a = 0; a < bytes.size(); a += 8) {
        for (std::size_t b = 0; b < a; b += 8) {
            std::swap_ranges(bytes.begin() + static_cast<long>(a), bytes.begin() + static_cast<long>(a + 8),
                             bytes.begin() + static_cast<long>(b));
            EXPECT_NE(checksum(bytes), sum) << a << ' ' << b;
            bytes = bytes_of(96);
        }
    }
}

TEST(Checksum, IsStableAcrossVersions)
{
    EXPECT_EQ(checksum({}), 9511771822457699226U);
    EXPECT_EQ(checksum(bytes_of(100)), 6058539160116653611U);
}

} // namespace
} // namespace endgame
