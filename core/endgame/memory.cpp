// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/memory.h"

#if defined(__linux__)
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#endif

namespace endgame {

#if defined(__linux__)

namespace {

/// The number behind a word of a file; the first word, if that is empty.
std::optional<std::size_t> number_in(const std::filesystem::path& path, std::string_view word = {})
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

/// What is free, and what only caches files.
std::optional<std::size_t> left_of_machine()
{
    const auto kibibytes = number_in("/proc/meminfo", "MemAvailable:");
    return kibibytes ? std::optional{*kibibytes << 10} : std::nullopt;
}

/// What the limit on the process's addresses leaves (ulimit -v).
std::optional<std::size_t> left_of_process()
{
    rlimit limit{};
    const auto pages = number_in("/proc/self/statm");
    if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY || !pages)
        return std::nullopt;
    return difference(limit.rlim_cur, *pages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE)));
}

/// What a group of processes may still take (cgroup v2), its cache of files being given back on demand.
std::optional<std::size_t> left_of_group(const std::filesystem::path& folder)
{
    const auto limit = number_in(folder / "memory.max");
    const auto taken = number_in(folder / "memory.current");
    if (!limit || !taken)
        return std::nullopt;
    const std::size_t cache = number_in(folder / "memory.stat", "inactive_file").value_or(0);
    return difference(*limit, difference(*taken, cache));
}

/// The folder that tells of the process's group.
std::filesystem::path folder_of_group()
{
    std::ifstream file{"/proc/self/cgroup"};
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("0::"))
            return "/sys/fs/cgroup" + line.substr(3);
    }
    return {};
}

} // namespace

std::optional<std::size_t> available_memory()
{
    std::optional<std::size_t> least = left_of_machine();
    const auto take = [&least](std::optional<std::size_t> left) {
        if (left)
            least = least ? std::min(*least, *left) : left;
    };
    take(left_of_process());
    // A group has no more than the groups that it is in.
    for (std::filesystem::path folder = folder_of_group(); folder.has_relative_path();
         folder = folder.parent_path())
        take(left_of_group(folder));
    return least;
}

#else

std::optional<std::size_t> available_memory()
{
    return std::nullopt;
}

#endif

} // namespace endgame
