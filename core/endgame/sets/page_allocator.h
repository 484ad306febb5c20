// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <new>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace endgame::sets {

/// An allocator that asks for large memory pages, where the system has them: tables of some MiB are then
/// there after a handful of page faults instead of thousands, and their look-ups miss no address translation.
template <typename T>
class PageAllocator {
public:
    using value_type = T;

    PageAllocator() = default;
    template <typename Other>
    explicit constexpr PageAllocator(const PageAllocator<Other>&)
    {}

    T* allocate(std::size_t count)
    {
        const std::size_t bytes = count * sizeof(T);
        if (bytes < large_page)
            return static_cast<T*>(::operator new(bytes));
        void* memory = ::operator new (bytes, std::align_val_t{large_page});
#if defined(__linux__)
        madvise(memory, bytes, MADV_HUGEPAGE); // only a wish: nothing is lost if it is not granted
#endif
        return static_cast<T*>(memory);
    }

    void deallocate(T* memory, std::size_t count)
    {
        if (count * sizeof(T) < large_page)
            ::operator delete(memory);
        else
            ::operator delete (memory, std::align_val_t{large_page});
    }

    friend constexpr bool operator==(PageAllocator, PageAllocator)
    {
        return true;
    }

private:
    static constexpr std::size_t large_page = std::size_t{2} << 20;
};

} // namespace endgame::sets
