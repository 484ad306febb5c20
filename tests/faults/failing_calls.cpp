// SPDX-License-Identifier: GPL-3.0-or-later
#include "failing_calls.h"

#include <array>
#include <atomic>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdarg>
#include <cstddef>
#include <cstdio>
#include <ctime>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <unistd.h>

namespace test {
namespace {

struct Failure {
    Mishap mishap = Mishap::failsOnce;
    int error = 0;
};

struct Plan {
    std::string folder;
    int number = 0;
    std::variant<Failure, Happening> what;
    int calls = 0;
};

std::mutex mutex;
std::atomic<bool> isPlanned = false;

/// By how many seconds the wall clock is ahead of the system's.
std::atomic<std::time_t> clockIsAhead = 0;

std::optional<Plan>& plan()
{
    static std::optional<Plan> current;
    return current;
}

/// The file of a descriptor, also of one that has no name.
std::string pathOf(int descriptor)
{
    std::array<char, PATH_MAX> path{};
    const std::string link = "/proc/self/fd/" + std::to_string(descriptor);
    const ssize_t size = readlink(link.c_str(), path.data(), path.size());
    return {path.data(), size > 0 ? static_cast<std::size_t>(size) : 0};
}

/// True if the call a given number of calls after the chosen one fails; sets errno then.
///
/// @param half what is done first where half of it can be
template <typename Half>
bool fails(const Failure& failure, int callsAfter, Half half)
{
    if (callsAfter < 0 || (callsAfter > 0 && failure.mishap == Mishap::failsOnce))
        return false;
    if (callsAfter == 0 && failure.mishap != Mishap::failsOnce)
        half();
    if (failure.mishap == Mishap::endsProgram)
        raise(SIGKILL);
    errno = failure.error;
    return true;
}

/// True while this thread handles a call.
thread_local bool isInterrupted = false;

void interrupt(const Happening& happening, std::string_view path)
{
    isInterrupted = true;
    happening(std::string{path});
    isInterrupted = false;
}

/// Counts a call that changes a path and runs the action for it; returns true if the call must fail, with
/// errno set.
///
/// @param half what is done first where half of it can be
template <typename Half>
bool goesWrong(std::string_view path, Half half)
{
    if (isInterrupted)
        return false;
    std::unique_lock lock{mutex};
    std::optional<Plan>& current = plan();
    if (!current || !path.starts_with(current->folder))
        return false;
    const int callsAfter = current->calls++ - current->number;
    if (const auto* failure = std::get_if<Failure>(&current->what))
        return fails(*failure, callsAfter, half);
    if (callsAfter == 0) {
        const auto happening = std::get<Happening>(current->what);
        // Other threads do not wait for slow calls.
        lock.unlock();
        interrupt(happening, path);
    }
    return false;
}

bool goesWrong(std::string_view path)
{
    return goesWrong(path, [] {});
}

/// The function of the C library, in whose place one of this file stands.
template <typename Function>
Function real(const char* name)
{
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

template <typename Write>
bool writingGoesWrong(int descriptor, std::size_t size, Write write)
{
    return isPlanned && goesWrong(pathOf(descriptor), [&] { return size > 1 ? write(size / 2) : 0; });
}

bool takesMode(int flags)
{
    return (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE;
}

bool openingGoesWrong(const char* path, int flags)
{
    const bool changes = (flags & (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC)) != 0;
    return isPlanned && changes && goesWrong(path);
}

} // namespace

void breakCall(const std::string& folder, int number, Mishap mishap, int error)
{
    const std::lock_guard lock{mutex};
    plan() = Plan{folder, number, Failure{mishap, error}};
    isPlanned = true;
}

void interruptCall(const std::string& folder, int number, Happening happening)
{
    const std::lock_guard lock{mutex};
    plan() = Plan{folder, number, std::move(happening)};
    isPlanned = true;
}

int mendCalls()
{
    const std::lock_guard lock{mutex};
    const int calls = plan() ? plan()->calls : 0;
    plan().reset();
    isPlanned = false;
    return calls;
}

void moveWallClock(std::chrono::seconds by)
{
    clockIsAhead += by.count();
}

} // namespace test

using test::clockIsAhead;
using test::goesWrong;
using test::isPlanned;
using test::pathOf;
using test::real;

// The names and signatures are those of the C library.
// NOLINTBEGIN
extern "C" {

#define OPENS(name)                                                                                          \
    int name(const char* path, int flags, ...)                                                               \
    {                                                                                                        \
        va_list more;                                                                                        \
        va_start(more, flags);                                                                               \
        const mode_t mode = test::takesMode(flags) ? va_arg(more, mode_t) : 0;                               \
        va_end(more);                                                                                        \
        static const auto next = real<int (*)(const char*, int, ...)>(#name);                                \
        return test::openingGoesWrong(path, flags) ? -1 : next(path, flags, mode);                           \
    }
OPENS(open)
OPENS(open64)

#define OPENS_AT(name)                                                                                       \
    int name(int folder, const char* path, int flags, ...)                                                   \
    {                                                                                                        \
        va_list more;                                                                                        \
        va_start(more, flags);                                                                               \
        const mode_t mode = test::takesMode(flags) ? va_arg(more, mode_t) : 0;                               \
        va_end(more);                                                                                        \
        static const auto next = real<int (*)(int, const char*, int, ...)>(#name);                           \
        return test::openingGoesWrong(path, flags) ? -1 : next(folder, path, flags, mode);                   \
    }
OPENS_AT(openat)
OPENS_AT(openat64)

ssize_t write(int descriptor, const void* bytes, std::size_t size)
{
    static const auto next = real<ssize_t (*)(int, const void*, std::size_t)>("write");
    const auto half = [&](std::size_t some) { return next(descriptor, bytes, some); };
    return test::writingGoesWrong(descriptor, size, half) ? -1 : next(descriptor, bytes, size);
}

#define WRITES_AT(name, Offset)                                                                              \
    ssize_t name(int descriptor, const void* bytes, std::size_t size, Offset at)                             \
    {                                                                                                        \
        static const auto next = real<ssize_t (*)(int, const void*, std::size_t, Offset)>(#name);            \
        const auto half = [&](std::size_t some) { return next(descriptor, bytes, some, at); };               \
        return test::writingGoesWrong(descriptor, size, half) ? -1 : next(descriptor, bytes, size, at);      \
    }
WRITES_AT(pwrite, off_t)
WRITES_AT(pwrite64, off64_t)

#define COPIES(name, Offset)                                                                                 \
    ssize_t name(int to, int from, Offset* at, std::size_t size)                                             \
    {                                                                                                        \
        static const auto next = real<ssize_t (*)(int, int, Offset*, std::size_t)>(#name);                   \
        return isPlanned && goesWrong(pathOf(to)) ? -1 : next(to, from, at, size);                           \
    }
COPIES(sendfile, off_t)
COPIES(sendfile64, off64_t)

#define CHANGES_OPEN_FILE(name)                                                                              \
    int name(int descriptor)                                                                                 \
    {                                                                                                        \
        static const auto next = real<int (*)(int)>(#name);                                                  \
        return isPlanned && goesWrong(pathOf(descriptor)) ? -1 : next(descriptor);                           \
    }
CHANGES_OPEN_FILE(fsync)
CHANGES_OPEN_FILE(fdatasync)

int close(int descriptor)
{
    static const auto next = real<int (*)(int)>("close");
    // The descriptor is closed even if closing reports a failed write.
    const bool isWrong = isPlanned && goesWrong(pathOf(descriptor));
    const int error = errno;
    const int result = next(descriptor);
    if (!isWrong)
        return result;
    errno = error;
    return -1;
}

#define CUTS(name, Offset)                                                                                   \
    int name(int descriptor, Offset size) noexcept                                                           \
    {                                                                                                        \
        static const auto next = real<int (*)(int, Offset)>(#name);                                          \
        return isPlanned && goesWrong(pathOf(descriptor)) ? -1 : next(descriptor, size);                     \
    }
CUTS(ftruncate, off_t)
CUTS(ftruncate64, off64_t)

int fchmod(int descriptor, mode_t mode) noexcept
{
    static const auto next = real<int (*)(int, mode_t)>("fchmod");
    return isPlanned && goesWrong(pathOf(descriptor)) ? -1 : next(descriptor, mode);
}

#define CHANGES_PATH(name)                                                                                   \
    int name(const char* path) noexcept                                                                      \
    {                                                                                                        \
        static const auto next = real<int (*)(const char*)>(#name);                                          \
        return isPlanned && goesWrong(path) ? -1 : next(path);                                               \
    }
CHANGES_PATH(unlink)
CHANGES_PATH(rmdir)
CHANGES_PATH(remove)

#define CHANGES_MODE(name)                                                                                   \
    int name(const char* path, mode_t mode) noexcept                                                         \
    {                                                                                                        \
        static const auto next = real<int (*)(const char*, mode_t)>(#name);                                  \
        return isPlanned && goesWrong(path) ? -1 : next(path, mode);                                         \
    }
CHANGES_MODE(mkdir)
CHANGES_MODE(chmod)

#define RENAMES(name)                                                                                        \
    int name(const char* from, const char* to) noexcept                                                      \
    {                                                                                                        \
        static const auto next = real<int (*)(const char*, const char*)>(#name);                             \
        return isPlanned && goesWrong(to) ? -1 : next(from, to);                                             \
    }
RENAMES(rename)
RENAMES(link)

int renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned flags) noexcept
{
    static const auto next = real<int (*)(int, const char*, int, const char*, unsigned)>("renameat2");
    return isPlanned && goesWrong(to) ? -1 : next(fromFolder, from, toFolder, to, flags);
}

int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags) noexcept
{
    static const auto next = real<int (*)(int, const char*, int, const char*, int)>("linkat");
    return isPlanned && goesWrong(to) ? -1 : next(fromFolder, from, toFolder, to, flags);
}

int unlinkat(int folder, const char* path, int flags) noexcept
{
    static const auto next = real<int (*)(int, const char*, int)>("unlinkat");
    return isPlanned && goesWrong(path) ? -1 : next(folder, path, flags);
}

int clock_gettime(clockid_t clock, timespec* now) noexcept
{
    static const auto next = real<int (*)(clockid_t, timespec*)>("clock_gettime");
    const int result = next(clock, now);
    if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE))
        now->tv_sec += clockIsAhead;
    return result;
}

int gettimeofday(timeval* now, void* zone) noexcept
{
    static const auto next = real<int (*)(timeval*, void*)>("gettimeofday");
    const int result = next(now, zone);
    if (result == 0)
        now->tv_sec += clockIsAhead;
    return result;
}

time_t time(time_t* now) noexcept
{
    static const auto next = real<time_t (*)(time_t*)>("time");
    const time_t ahead = next(nullptr) + clockIsAhead;
    if (now != nullptr)
        *now = ahead;
    return ahead;
}

} // extern "C"
// NOLINTEND
