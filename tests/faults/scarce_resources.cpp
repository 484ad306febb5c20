// SPDX-License-Identifier: GPL-3.0-or-later
#include "scarce_resources.h"

#include <atomic>
#include <cerrno>
#include <climits>
#include <cstddef>

#include <dlfcn.h>
#include <pthread.h>

namespace test {
namespace {

std::atomic<bool> isBreaking = false;
std::atomic<bool> areThreadsRefused = false;
std::atomic<int> allocations = 0;
std::atomic<int> failures = 0;
int first = 0;
int last = 0;
pthread_t spared;

/// Counts an allocation and returns whether it is to fail; sets errno then.
bool allocationFails()
{
    if (!isBreaking || pthread_equal(pthread_self(), spared) != 0)
        return false;
    const int number = allocations++;
    if (number < first || number > last)
        return false;
    ++failures;
    errno = ENOMEM;
    return true;
}

} // namespace

void breakAllocation(int number, Shortage shortage)
{
    spared = pthread_self();
    first = number;
    last = shortage == Shortage::once ? number : INT_MAX;
    allocations = 0;
    failures = 0;
    isBreaking = true;
}

int failedAllocations()
{
    return failures;
}

int mendAllocations()
{
    isBreaking = false;
    return allocations;
}

void refuseThreads(bool refuses)
{
    areThreadsRefused = refuses;
}

} // namespace test

// The names and signatures are those of the C library.
// NOLINTBEGIN
extern "C" {

void* __libc_malloc(std::size_t size);
void* __libc_realloc(void* memory, std::size_t size);
void* __libc_memalign(std::size_t alignment, std::size_t size);

void* malloc(std::size_t size)
{
    return test::allocationFails() ? nullptr : __libc_malloc(size);
}

void* realloc(void* memory, std::size_t size)
{
    return test::allocationFails() ? nullptr : __libc_realloc(memory, size);
}

void* aligned_alloc(std::size_t alignment, std::size_t size)
{
    return test::allocationFails() ? nullptr : __libc_memalign(alignment, size);
}

int pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*start)(void*),
                   void* argument) noexcept
{
    using Create = int (*)(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*);
    static const auto next = reinterpret_cast<Create>(dlsym(RTLD_NEXT, "pthread_create"));
    return test::areThreadsRefused ? EAGAIN : next(thread, attributes, start, argument);
}

} // extern "C"
// NOLINTEND
