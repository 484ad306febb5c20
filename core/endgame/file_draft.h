// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <span>

namespace endgame {

/// A file that is written whole or not at all: under a name of its own beside its place, which it then takes;
/// gone again unless it does.
class FileDraft {
public:
    /// Nothing can be written to it if its place is a folder, a device or a link to nowhere, if no name is
    /// free or if the folder refuses.
    explicit FileDraft(const std::filesystem::path& path);
    FileDraft(const FileDraft&) = delete;
    FileDraft& operator=(const FileDraft&) = delete;
    ~FileDraft();

    /// Writes more of it; whether that went well.
    bool write(std::span<const std::byte> bytes);

    /// Takes its place, once all of it is on the disk; whether that went well.
    bool take_place();

    /// Whether a name is one that the drafts of a place get.
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
