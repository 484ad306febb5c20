// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <new>
#include <type_traits>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace endgame::sets {

/// An allocator of zeroed memory that does not touch the memory itself, so that unused parts are free. It
/// requests large pages where the system supports them: tables of some MiB then need a handful of page faults
/// instead of thousands, and lookups cause no TLB misses.
template <typename T>
class PageAllocator {
public:
    static_assert(std::is_trivial_v<T>);
    using value_type = T;

    PageAllocator() = default;
    template <typename Other>
    explicit constexpr PageAllocator(const PageAllocator<Other>&)
    {}

    T* allocate(std::size_t count)
    {
        if (count > std::numeric_limits<std::size_t>::max() / 2 / sizeof(T))
            throw std::bad_array_new_length{};
        void* const memory = zeros(count * sizeof(T));
        if (memory == nullptr)
            throw std::bad_alloc{};
        return static_cast<T*>(memory);
    }

    void deallocate(T* memory, [[maybe_unused]] std::size_t count)
    {
#if defined(__linux__)
        if (count * sizeof(T) >= least_in_large_pages) {
            munmap(memory, whole_pages(count * sizeof(T)));
            return;
        }
#endif
        std::free(memory);
    }

    /// Default construction is a no-op: new memory is already zeroed, and containers construct each element
    /// once.
    void construct(T*) {}

    friend constexpr bool operator==(PageAllocator, PageAllocator)
    {
        return true;
    }

private:
    static constexpr std::size_t large_page = std::size_t{2} << 20;
    /// From this size on a large page is worth its memory: it takes less time than many small ones, even if
    /// part of it is unused.
    static constexpr std::size_t least_in_large_pages = large_page / 2;

    static std::size_t whole_pages(std::size_t bytes)
    {
        return (bytes + large_page - 1) & ~(large_page - 1);
    }

    /// Returns null if there is not enough memory.
    static void* zeros(std::size_t bytes)
    {
#if defined(__linux__)
        if (bytes >= least_in_large_pages) {
            // Large pages must be aligned to their size: map one page more and unmap the parts before and
            // after.
            const std::size_t wanted = whole_pages(bytes);
            void* const mapped = mmap(nullptr, wanted + large_page, PROT_READ | PROT_WRITE,
                                      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
            if (mapped == MAP_FAILED)
                return nullptr;
            const std::size_t before = -reinterpret_cast<std::uintptr_t>(mapped) % large_page;
            std::byte* const memory = static_cast<std::byte*>(mapped) + before;
            if (before > 0)
                munmap(mapped, before);
            munmap(memory + wanted, large_page - before);
            // Best effort; the last page is large only if it is worth it, too.
            madvise(memory, (bytes + least_in_large_pages) & ~(large_page - 1), MADV_HUGEPAGE);
            return memory;
        }
#endif
        return std::calloc(bytes, 1);
    }
};

} // namespace endgame::sets
