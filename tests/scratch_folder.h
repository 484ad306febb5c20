// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <unistd.h>

namespace test {

/// A folder for a test's files, empty at first and gone with the test.
class ScratchFolder {
public:
    explicit ScratchFolder(const std::string& name)
        : path_{std::filesystem::temp_directory_path() / (name + '.' + std::to_string(getpid()))}
    {
        std::filesystem::remove_all(path_);
        std::filesystem::create_directories(path_);
    }
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;
    ~ScratchFolder()
    {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }

    const std::filesystem::path& path() const { return path_; }
    std::filesystem::path operator/(const std::string& name) const { return path_ / name; }

    /// How many files and folders are in it.
    std::size_t size() const
    {
        return static_cast<std::size_t>(
            std::distance(std::filesystem::directory_iterator{path_}, std::filesystem::directory_iterator{}));
    }

private:
    std::filesystem::path path_;
};

inline std::string content(const std::filesystem::path& path)
{
    std::ifstream file{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{file}, {}};
}

/// Puts something else in the place of what a file holds.
inline void rewrite(const std::filesystem::path& path, const std::string& content)
{
    std::ofstream{path, std::ios::binary | std::ios::trunc} << content;
}

/// Alters a byte of a file.
inline void change_byte(const std::filesystem::path& path, std::size_t at)
{
    std::fstream file{path, std::ios::binary | std::ios::in | std::ios::out};
    file.seekg(static_cast<std::streamoff>(at));
    const int byte = file.get();
    file.seekp(static_cast<std::streamoff>(at));
    file.put(static_cast<char>(byte ^ 1));
}

} // namespace test
