// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Too little memory, as `ulimit -v` makes it: for this process, and for those it starts meanwhile.

#include <sys/resource.h>
#include <unistd.h>

#include <cstddef>
#include <fstream>

namespace test {

/// The bytes of addresses this process has taken.
inline std::size_t addresses_taken()
{
    std::size_t pages = 0;
    std::ifstream{"/proc/self/statm"} >> pages;
    return pages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

/// Lets a process take no more than so many bytes of addresses, while it lives. Sanitizers take more than any
/// limit that means something.
class AddressSpaceLimit {
public:
    explicit AddressSpaceLimit(std::size_t bytes)
    {
        getrlimit(RLIMIT_AS, &before_);
        const rlimit limit{bytes, before_.rlim_max};
        setrlimit(RLIMIT_AS, &limit);
    }
    AddressSpaceLimit(const AddressSpaceLimit&) = delete;
    AddressSpaceLimit& operator=(const AddressSpaceLimit&) = delete;
    ~AddressSpaceLimit() { setrlimit(RLIMIT_AS, &before_); }

private:
    rlimit before_{};
};

} // namespace test
