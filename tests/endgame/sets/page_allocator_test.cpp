// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/sets/page_allocator.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <limits>
#include <new>

namespace endgame::sets {
namespace {

constexpr std::size_t mebibyte = std::size_t{1} << 20;

TEST(PageAllocator, ReturnsZeroedMemoryAlignedToLargePages)
{
    PageAllocator<std::uint64_t> allocator;
    for (const std::size_t bytes : std::array{mebibyte / 4, mebibyte, 2 * mebibyte, 5 * mebibyte}) {
        const std::size_t count = bytes / sizeof(std::uint64_t);
        std::uint64_t* const memory = allocator.allocate(count);
#if defined(__linux__)
        if (bytes >= mebibyte) {
            EXPECT_EQ(reinterpret_cast<std::uintptr_t>(memory) % (2 * mebibyte), 0U) << bytes;
        }
#endif
        EXPECT_TRUE(std::all_of(memory, memory + count, [](std::uint64_t word) { return word == 0; }));
        std::fill(memory, memory + count, ~std::uint64_t{0});
        allocator.deallocate(memory, count);
    }
}

TEST(PageAllocator, ThrowsForImpossibleSizes)
{
    PageAllocator<std::uint64_t> allocator;
    EXPECT_THROW(allocator.allocate(std::numeric_limits<std::size_t>::max() / 4), std::bad_alloc);
}

#if defined(__linux__)

/// The size of the program's address space in pages.
std::size_t pages_mapped()
{
    std::size_t pages = 0;
    std::ifstream{"/proc/self/statm"} >> pages;
    return pages;
}

TEST(PageAllocator, ReleasesAllAddresses)
{
    PageAllocator<std::byte> allocator;
    const auto use = [&allocator] {
        for (const std::size_t bytes : std::array{mebibyte, 3 * mebibyte, 4 * mebibyte + 1})
            allocator.deallocate(allocator.allocate(bytes), bytes);
    };
    use();
    const std::size_t before = pages_mapped();
    for (int times = 0; times < 50; ++times)
        use();
    EXPECT_LT(pages_mapped(), before + mebibyte / 4096);
}

#endif

} // namespace
} // namespace endgame::sets
