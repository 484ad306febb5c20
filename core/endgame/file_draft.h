// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <span>

namespace endgame {

/// A file that is written completely or not at all: it is written under a temporary name in the same folder
/// and then renamed to its destination. The destructor removes it if that has not happened.
class FileDraft {
public:
    /// Creates the draft. All writes fail if the destination is a folder, a device or a dangling link, if no
    /// temporary name is free, or if the folder is not writable.
    explicit FileDraft(const std::filesystem::path& path);
    FileDraft(const FileDraft&) = delete;
    FileDraft& operator=(const FileDraft&) = delete;
    ~FileDraft();

    /// Appends bytes; returns false on failure.
    bool write(std::span<const std::byte> bytes);

    /// Flushes the draft to disk and renames it to its destination; returns false on failure.
    bool take_place();

    /// True if `draft` is a name that the drafts of a destination get.
    static bool is_name_of(const std::filesystem::path& draft, const std::filesystem::path& place);

private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    std::filesystem::path place_;
    std::filesystem::path name_;
    std::unique_ptr<std::FILE, Close> file_;
    bool is_there_ = false;
};

} // namespace endgame
