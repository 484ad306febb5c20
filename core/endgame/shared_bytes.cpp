// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/shared_bytes.h"

#include <utility>

#if __has_include(<sys/mman.h>)
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace endgame {

SharedBytes::SharedBytes(std::vector<std::byte> memory)
{
    const auto held = std::make_shared<const std::vector<std::byte>>(std::move(memory));
    bytes_ = *held;
    memory_ = held->size();
    holder_ = held;
}

#if __has_include(<sys/mman.h>)

namespace {

/// A descriptor of a file, closed at the end.
struct Descriptor {
    explicit Descriptor(const std::filesystem::path& path)
        // A pipe is not waited for.
        : number{open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)}
    {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor()
    {
        if (number >= 0)
            close(number);
    }

    int number;
};

} // namespace

std::optional<SharedBytes> SharedBytes::of_file(const std::filesystem::path& path)
{
    const Descriptor file{path};
    struct stat status {};
    if (file.number < 0 || fstat(file.number, &status) != 0 || !S_ISREG(status.st_mode) ||
        status.st_size <= 0)
        return std::nullopt;
    const auto size = static_cast<std::size_t>(status.st_size);
    void* const start = mmap(nullptr, size, PROT_READ, MAP_SHARED, file.number, 0);
    if (start == MAP_FAILED)
        return std::nullopt;
    SharedBytes found;
    found.holder_ = {start, [size](void* mapped) { munmap(mapped, size); }};
    found.bytes_ = {static_cast<const std::byte*>(start), size};
    return found;
}

#else

std::optional<SharedBytes> SharedBytes::of_file(const std::filesystem::path&)
{
    return std::nullopt;
}

#endif

} // namespace endgame
