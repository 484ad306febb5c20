// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/memory.h"

#if defined(__linux__)
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <fstream>
#include <new>
#include <string>
#include <string_view>
#include <system_error>
#elif defined(_WIN32)
#include <windows.h>

#include <algorithm>
#endif

namespace endgame {

#if defined(__linux__)

namespace fs = std::filesystem;

namespace {

/// The number after a word in a file, or the first number if the word is empty.
std::optional<std::size_t> number_in(const fs::path& path, std::string_view word = {})
{
    std::ifstream file{path};
    std::string found;
    while (found != word && file >> found) {
    }
    std::size_t number = 0;
    return file >> number ? std::optional{number} : std::nullopt;
}

std::size_t difference(std::size_t limit, std::size_t taken)
{
    return limit > taken ? limit - taken : 0;
}

/// The smaller of two amounts; an unknown amount is unlimited.
std::optional<std::size_t> smaller(std::optional<std::size_t> one, std::optional<std::size_t> other)
{
    return one && other ? std::min(*one, *other) : one ? one : other;
}

/// The free memory and the file cache.
std::optional<std::size_t> left_of_machine(const fs::path& root)
{
    const auto kibibytes = number_in(root / "proc/meminfo", "MemAvailable:");
    return kibibytes ? std::optional{*kibibytes << 10} : std::nullopt;
}

/// The size of the process's address space in pages. Does not allocate, because no memory may be left.
std::optional<std::size_t> pages_of_process()
{
    const int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return std::nullopt;
    std::array<char, 32> text{};
    const ssize_t length = read(file, text.data(), text.size());
    close(file);
    std::size_t pages = 0;
    const bool is_read =
        length > 0 && std::from_chars(text.data(), text.data() + length, pages).ec == std::errc{};
    return is_read ? std::optional{pages} : std::nullopt;
}

/// The bytes left under the limit on the process's address space (ulimit -v).
std::optional<std::size_t> left_of_process()
{
    rlimit limit{};
    const auto pages = pages_of_process();
    if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY || !pages)
        return std::nullopt;
    return difference(limit.rlim_cur, *pages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE)));
}

/// The files in which a cgroup version describes a group.
struct GroupFiles {
    const char* limit;
    const char* taken;
    const char* cache;
};
constexpr GroupFiles version_1{"memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file"};
constexpr GroupFiles version_2{"memory.max", "memory.current", "inactive_file"};

/// The bytes that a group may still allocate, counting its file cache as free.
std::optional<std::size_t> left_of_group(const fs::path& folder, const GroupFiles& files)
{
    const auto limit = number_in(folder / files.limit);
    const auto taken = number_in(folder / files.taken);
    if (!limit || !taken)
        return std::nullopt;
    const std::size_t cache = number_in(folder / "memory.stat", files.cache).value_or(0);
    return difference(*limit, difference(*taken, cache));
}

/// True if a comma-separated list contains a word.
bool has_word(const std::string& words, const std::string& word)
{
    return (',' + words + ',').find(',' + word + ',') != std::string::npos;
}

/// Calls the action with the folders of the process's memory cgroups.
template <typename Action>
void for_each_group(const fs::path& root, Action action)
{
    std::ifstream file{root / "proc/self/cgroup"};
    std::string number;
    std::string controllers;
    std::string path;
    while (std::getline(file, number, ':') && std::getline(file, controllers, ':') &&
           std::getline(file, path)) {
        const fs::path mounted = root / "sys/fs/cgroup";
        const fs::path group = fs::path{path}.relative_path();
        if (number == "0")
            action(mounted / group, version_2);
        else if (has_word(controllers, "memory"))
            action(mounted / "memory" / group, version_1);
    }
}

/// The minimum of the memory left on the machine and in the process's cgroups.
std::optional<std::size_t> left_of_system(const fs::path& root)
{
    std::optional<std::size_t> least = left_of_machine(root);
    for_each_group(root, [&least](fs::path folder, const GroupFiles& files) {
        // A group is also limited by its parent groups.
        for (; folder.has_relative_path(); folder = folder.parent_path())
            least = smaller(least, left_of_group(folder, files));
    });
    return least;
}

} // namespace

std::optional<std::size_t> available_memory(const fs::path& root)
{
    const std::optional<std::size_t> left = left_of_process();
    try {
        return smaller(left, left_of_system(root));
    } catch (const std::bad_alloc&) {
        return left.value_or(0);
    }
}

#elif defined(_WIN32)

std::optional<std::size_t> available_memory(const std::filesystem::path&)
{
    MEMORYSTATUSEX status{};
    status.dwLength = sizeof status;
    if (GlobalMemoryStatusEx(&status) == 0)
        return std::nullopt;
    return std::min(status.ullAvailPhys, status.ullAvailPageFile);
}

#else

std::optional<std::size_t> available_memory(const std::filesystem::path&)
{
    return std::nullopt;
}

#endif

} // namespace endgame
